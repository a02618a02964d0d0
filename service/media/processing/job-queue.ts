import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { newId } from "#service/id.ts";

/** How long a claim is valid without a heartbeat. */
export const leaseSeconds = 30;

export type MediaJob = Selectable<Database["media_job"]> & { claim_id: string };

interface NewJob {
  spaceId: string;
  mediaId: string;
  locale: string;
  uploadId: string;
}

/** In the transaction that writes the Media, so that every Media has a job even if this process ends. */
export async function enqueueJobs(db: Kysely<Database>, jobs: NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto("media_job")
    .values(
      jobs.map(({ spaceId, mediaId, locale, uploadId }) => ({
        space_id: spaceId,
        upload_id: uploadId,
        media_id: mediaId,
        locale,
        // The column rounds to milliseconds, up or down: half of all jobs would be in the future.
        run_at: sql<Date>`date_trunc('milliseconds', now())`,
      })),
    )
    .execute();
}

/**
 * Claims the oldest job for this worker; undefined if there is none. A job without a heartbeat passes to the next
 * worker. Uses the database's time, because workers on other machines have other clocks.
 */
export async function claimJob(db: Kysely<Database>): Promise<MediaJob | undefined> {
  const claimId = newId();
  const claimed = await db
    .with("waiting", (cte) =>
      cte
        .selectFrom("media_job")
        .select(["space_id", "upload_id"])
        .where("run_at", "<=", sql<Date>`now()`)
        .where((eb) => eb.or([eb("lease_until", "is", null), eb("lease_until", "<", sql<Date>`now()`)]))
        .orderBy("run_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("media_job")
    .from("waiting")
    .set({ claim_id: claimId, lease_until: leaseEnd, attempts: sql`media_job.attempts + 1` })
    .whereRef("media_job.space_id", "=", "waiting.space_id")
    .whereRef("media_job.upload_id", "=", "waiting.upload_id")
    .returningAll("media_job")
    .executeTakeFirst();
  return claimed && { ...claimed, claim_id: claimId };
}

const leaseEnd = sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`;

/** The row of a job, while this worker has it. */
function claimOf({ space_id, upload_id, claim_id }: MediaJob) {
  return { space_id, upload_id, claim_id };
}

/** A heartbeat. */
export async function renewLease(db: Kysely<Database>, job: MediaJob): Promise<void> {
  await db
    .updateTable("media_job")
    .set({ lease_until: leaseEnd })
    .where(({ and }) => and(claimOf(job)))
    .execute();
}

/** Returns it to the queue, to be claimed again later. */
export async function postponeJob(db: Kysely<Database>, job: MediaJob, seconds: number): Promise<void> {
  await db
    .updateTable("media_job")
    .set({ claim_id: null, lease_until: null, run_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where(({ and }) => and(claimOf(job)))
    .execute();
}

/** Removes the job; false if this worker no longer has it. */
export async function completeJob(db: Kysely<Database>, job: MediaJob): Promise<boolean> {
  const done = await db
    .deleteFrom("media_job")
    .where(({ and }) => and(claimOf(job)))
    .returning("claim_id")
    .executeTakeFirst();
  return done !== undefined;
}

/** For a database with a single process: earlier claims are void. */
export async function releaseClaims(db: Kysely<Database>): Promise<void> {
  await db.updateTable("media_job").set({ claim_id: null, lease_until: null }).execute();
}
