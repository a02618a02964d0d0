import { type RawBuilder, type SqlBool, sql } from "kysely";
import { allOf } from "#service/query/combine.ts";
import { compileConditions } from "#service/query/compile.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { ResolvedCondition } from "#service/query/resolve-condition.ts";
import { type Counting, exactUpTo, readKept, recallTotal, settleTotal } from "#service/query/total.ts";

/**
 * Where texts are searched and other things are asked too, PostgreSQL cannot know which finds fewer items, and never joins the
 * indexes of one Content Type. So how many items the search alone finds says which is looked up in an index; the
 * other is asked of what that finds (`(…) is true` is a form that no index sees).
 */
export async function chooseDriver(counting: Counting): Promise<CompiledList> {
  const { list } = counting;
  const searches = list.conditions.filter(isSearch);
  const others = list.conditions.filter((condition) => !isSearch(condition));
  if (searches.length === 0 || others.length === 0) return list;
  const alone = { ...counting, list: { ...list, conditions: searches, matches: all(list, searches) } };
  // It only says which way is quicker, so an old total will do.
  const { matching } =
    recallTotal(alone) ?? (await settleTotal(alone, await readKept(counting.db, counting.place)));
  return matching > exactUpTo
    ? { ...list, matches: driven(list, others, searches) }
    : { ...list, matches: driven(list, searches, others) };
}

function all({ readable }: CompiledList, conditions: ResolvedCondition[]): RawBuilder<SqlBool> {
  return allOf([readable, compileConditions(conditions)]);
}

function driven(
  list: CompiledList,
  driving: ResolvedCondition[],
  asked: ResolvedCondition[],
): RawBuilder<SqlBool> {
  return allOf([all(list, driving), sql`(${compileConditions(asked)}) is true`]);
}

function isSearch({ test }: ResolvedCondition): boolean {
  return test.operator === "search";
}
