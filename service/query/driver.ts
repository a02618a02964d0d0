import { sql } from "kysely";
import * as z from "zod";
import { allOf } from "#service/query/combine.ts";
import { compileConditions, compileFilter } from "#service/query/compile.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { ResolvedCondition } from "#service/query/resolve-condition.ts";
import { isForSimilar, isWordSearch } from "#service/query/searched.ts";
import type { Counting } from "#service/query/total.ts";

/** So many items say how many of all of them meet a condition: it only decides which way is quicker. */
const sampled = 1000;
const shareSchema = z.object({ searches: z.number(), others: z.number() });

type Sampled = Pick<Counting, "db" | "place" | "list">;

/**
 * Where texts are searched and other things are asked too, PostgreSQL cannot know which finds fewer items. So a sample
 * says which is looked up in an index; the other is asked of what that finds (`(…) is true` is a form that no index sees).
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

/** Of a sample, how many items meet each. */
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
