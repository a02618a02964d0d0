import { sql } from "kysely";
import type { ServiceContext } from "#service/context.ts";

export const forgetWritesMilliseconds = 60_000;
/** A list that nobody asked for in that time is read anew. */
const keptSeconds = 120;

/** Removes what lists no longer look at of what was written (`recent-writes.ts`). */
export async function forgetWrites({ unlimited }: Pick<ServiceContext, "unlimited">): Promise<void> {
  for (const table of ["content_write", "media_write"]) {
    await sql`
      delete from ${sql.table(table)}
      where written_at < clock_timestamp() - ${sql.lit(keptSeconds)} * interval '1 second'`.execute(
      unlimited,
    );
  }
}
