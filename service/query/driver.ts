import { sql } from "kysely";
import * as z from "zod";
import { allOf } from "#service/query/combine.ts";
import { compileConditions, compileFilter } from "#service/query/compile.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { ResolvedCondition } from "#service/query/resolve-condition.ts";
import { isForSimilar, isWordSearch } from "#service/query/searched.ts";
import type { Counting } from "#service/query/total.ts";

/** A sample of this size shows which share of all items meets a condition. It only affects the speed. */
const sampled = 1000;
const shareSchema = z.object({ searches: z.number(), others: z.number() });

type Sampled = Pick<Counting, "db" | "place" | "list">;

/**
 * If a list combines a search with other conditions, PostgreSQL can't know which finds fewer items. A sample decides
 * which one uses an index; the other is checked on the results (`(…) is true` is a form that no index matches).
 */
export async function chooseDriver(counting: Sampled): Promise<CompiledList> {
  const { list, place } = counting;
  const searches = list.conditions.filter(isWordSearch);
  const others = list.conditions.filter((condition) => !isWordSearch(condition));
  if (place.newest || searches.length === 0 || others.length === 0) return list;
  const share = searches.some(isForSimilar)
    ? { searches: 0, others: sampled }
    : await sampleShare(counting, searches, others);
  const [driving, asked] = share.searches <= share.others ? [searches, others] : [others, searches];
  return {
    ...list,
    matches: allOf([list.readable, compileConditions(driving), compileFilter(asked)]),
    gathered: Math.min(share.searches, share.others) / sampled,
  };
}

/** How many items of a sample meet each condition. */
async function sampleShare(
  { db, place: { table, within } }: Sampled,
  searches: ResolvedCondition[],
  others: ResolvedCondition[],
) {
  const { rows } = await sql`
    select count(*) filter (where ${compileConditions(searches)})::integer as searches,
      count(*) filter (where ${compileConditions(others)})::integer as others
    from (select * from ${sql.table(table)} where ${within} limit ${sql.lit(sampled)}) as ${sql.table(table)}`.execute(
    db,
  );
  return shareSchema.parse(rows[0]);
}
