import { sql } from "kysely";
import type { ServiceContext } from "#service/context.ts";

export const forgetWritesMilliseconds = 60_000;
/** A cached list that was last requested longer ago is read from scratch. */
const keptSeconds = 120;

/** Deletes notes of writes that are too old to be of use to a cached list (`recent-writes.ts`). */
export async function forgetWrites({ unlimited }: Pick<ServiceContext, "unlimited">): Promise<void> {
  for (const table of ["content_write", "media_write"]) {
    await sql`
      delete from ${sql.table(table)}
      where written_at < clock_timestamp() - ${sql.lit(keptSeconds)} * interval '1 second'`.execute(
      unlimited,
    );
  }
}
