import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { type OpenDatabase, openDatabase } from "#service/database/open.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import {
  claimJob,
  completeJob,
  enqueueJobs,
  postponeJob,
  releaseClaims,
  renewLease,
} from "#service/media/processing/job-queue.ts";

let postgres: PostgresForTests;
const databases: { PGlite?: OpenDatabase; PostgreSQL?: OpenDatabase } = {};
beforeAll(async () => {
  postgres = await startPostgresForTests();
  databases.PGlite = await openDatabase({ dataDir: "memory://", cluster: await clusterForTests() });
  databases.PostgreSQL = await openDatabase({ dataDir: "", databaseUrl: postgres.databaseUrl });
}, 60_000);
afterAll(async () => {
  await databases.PGlite?.close();
  await databases.PostgreSQL?.close();
  await postgres.stop();
});

const job = (uploadId: string) => ({ spaceId: "demo", mediaId: "media", locale: "en-US", uploadId });
const isolate = (db: Kysely<Database>) => db.deleteFrom("media_job").execute();

describe.each(["PGlite", "PostgreSQL"] as const)("the queue on %s", (kind) => {
  const db = () => databases[kind]?.db as Kysely<Database>;
  const ageLeases = (seconds: number) =>
    sql`update media_job set lease_until = lease_until - make_interval(secs => ${seconds})`.execute(db());
  afterEach(() => isolate(db()));

  test("gives each job to one worker, the oldest first", async () => {
    await enqueueJobs(db(), [job("a")]);
    await wait(5);
    await enqueueJobs(db(), [job("b")]);
    const [one, other, none] = [await claimJob(db()), await claimJob(db()), await claimJob(db())];
    expect([one?.upload_id, other?.upload_id, none]).toEqual(["a", "b", undefined]);
    expect(one?.attempts).toBe(1);
  });

  test("gives a job in the very moment in which it was made", async () => {
    for (let times = 0; times < 20; times++) {
      await db()
        .transaction()
        .execute(async (transaction) => {
          await enqueueJobs(transaction, [job(`at-once-${times}`)]);
          expect((await claimJob(transaction))?.upload_id).toBe(`at-once-${times}`);
        });
    }
  });

  test("gives a job again once its worker gives no sign of life, and the first can then do nothing", async () => {
    await enqueueJobs(db(), [job("a")]);
    const first = await claimJob(db());
    await ageLeases(29);
    expect(await claimJob(db())).toBeUndefined();
    await ageLeases(2);
    const second = await claimJob(db());
    expect([second?.upload_id, second?.attempts]).toEqual(["a", 2]);
    if (first === undefined || second === undefined) throw new Error("no claim");
    expect(await completeJob(db(), first)).toBe(false);
    await postponeJob(db(), first, 0);
    expect(await completeJob(db(), second)).toBe(true);
  });

  test("does not give a job whose worker is at it", async () => {
    await enqueueJobs(db(), [job("a")]);
    const claim = await claimJob(db());
    await ageLeases(29);
    if (claim !== undefined) await renewLease(db(), claim);
    await ageLeases(29);
    expect(await claimJob(db())).toBeUndefined();
  });

  test("gives a postponed job after its time", async () => {
    await enqueueJobs(db(), [job("a")]);
    const claim = await claimJob(db());
    if (claim !== undefined) await postponeJob(db(), claim, 60);
    expect(await claimJob(db())).toBeUndefined();
    await sql`update media_job set run_at = run_at - interval '61 seconds'`.execute(db());
    expect((await claimJob(db()))?.attempts).toBe(2);
  });

  test("has no job of a transaction that was undone", async () => {
    const undone = db()
      .transaction()
      .execute(async (transaction) => {
        await enqueueJobs(transaction, [job("a")]);
        throw new Error("undone");
      });
    await expect(undone).rejects.toThrow("undone");
    expect(await claimJob(db())).toBeUndefined();
  });

  test("gives everything again to a process that has the database alone", async () => {
    await enqueueJobs(db(), [job("a")]);
    await claimJob(db());
    await releaseClaims(db());
    expect((await claimJob(db()))?.upload_id).toBe("a");
  });
});

test("on PostgreSQL many workers at once never share a job, and none is left", async () => {
  const db = databases.PostgreSQL?.db as Kysely<Database>;
  const ids = Array.from({ length: 60 }, (_, index) => `job-${index}`);
  await enqueueJobs(db, ids.map(job));
  const worker = async () => {
    const done: string[] = [];
    for (let claim = await claimJob(db); claim !== undefined; claim = await claimJob(db)) {
      expect(await completeJob(db, claim)).toBe(true);
      done.push(claim.upload_id);
    }
    return done;
  };
  const done = (await Promise.all(Array.from({ length: 8 }, worker))).flat();
  expect(done.sort()).toEqual(ids.sort());
});
