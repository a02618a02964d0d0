import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { ListedTable } from "#service/query/read-page.ts";

const explainedSchema = z.tuple([
  z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: z.object({ "Plan Rows": z.number() }) })]) }),
]);

/** PostgreSQL's estimate of the matching rows, which may be wrong by any factor. */
export async function expectRows(
  db: Kysely<Database>,
  { table, within }: ListedTable,
  { matches }: CompiledList,
): Promise<number> {
  const { rows } = await sql`
    explain (format json) select from ${sql.table(table)} where ${allOf([within, matches])}`.execute(db);
  const [
    {
      "QUERY PLAN": [{ Plan: plan }],
    },
  ] = explainedSchema.parse(rows);
  return plan["Plan Rows"];
}
