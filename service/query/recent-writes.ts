import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { Database } from "#service/database/schema.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import { type Kept, parseKept } from "#service/query/kept.ts";
import type { ListedTable } from "#service/query/read-page.ts";

/** Beyond this, reading the list from scratch is as fast. */
const mostWrites = 100;

/** How recent writes affect the matches of a list. */
export interface RecentWrites {
  kept: Kept;
  /** How many written items met the conditions, before or after. */
  touching: number;
  /** The difference of matches. */
  added: number;
}

const rowSchema = z.object({
  kept: z.string(),
  writes: z.number(),
  touching: z.number(),
  added: z.number(),
});

/**
 * Compares the writes that the statement of `since` did not see with the conditions of the list. Undefined if some were not
 * noted (too large, too many, or deleted since; migration 0012).
 */
export async function readWritesSince(
  db: Kysely<Database>,
  { table, kept, writes }: ListedTable,
  { matches }: CompiledList,
  since: Kept,
): Promise<RecentWrites | undefined> {
  if (!writes || since.snapshot === null) return undefined;
  const snapshot = sql`${since.snapshot}::pg_snapshot`;
  const images = (column: "before" | "after", sign: 1 | -1) => sql`
    select ${sql.lit(sign)} as sign, image.* from recent,
      jsonb_populate_recordset(null::${sql.table(writes.of)}, ${sql.ref(`recent.${column}`)}) as image`;
  const { rows } = await sql`
    with recent as (
      select before, after from ${sql.table(`${writes.of}_write`)}
      where ${writes.within} and transaction >= pg_snapshot_xmin(${snapshot})
        and not pg_visible_in_snapshot(transaction, ${snapshot})
      limit ${sql.lit(mostWrites + 1)}
    )
    select ${kept} as kept, (select count(*)::integer from recent) as writes,
      count(*)::integer as touching, coalesce(sum(sign), 0)::integer as added
    from (${images("before", -1)} union all ${images("after", 1)}) as ${sql.table(table)}
    where ${matches}`.execute(db);
  const found = rowSchema.parse(rows[0]);
  const now = parseKept(found.kept);
  if (found.writes > mostWrites || found.writes !== now.changes - since.changes) return undefined;
  return { kept: now, touching: found.touching, added: found.added };
}
