import type { CompiledList } from "#service/query/compile-list.ts";
import { expectRows } from "#service/query/expected-rows.ts";
import { isForSimilar, isWordSearch } from "#service/query/searched.ts";
import type { Source, Target } from "#service/query/target.ts";
import type { CountedTotal, Counting } from "#service/query/total.ts";

/**
 * How a page is read. PostgreSQL plans a prepared statement for any values, and its statistics know nothing of words,
 * so it cannot know which is quicker; the total, which the answer needs anyway, says so.
 * - `walk`: along the index of the order, passing over what does not match. For conditions that many items meet.
 * - `gather`: all that match, by an index of a condition, then put in order. For conditions that few meet.
 * - `free`: as PostgreSQL likes.
 */
export type Reading = "walk" | "gather" | "free";

const indexedColumns: ReadonlySet<string> = new Set(["created_at", "updated_at", "publish_at", "id"]);

/** The cost of a row on a page of its own, relative to one beside the row before: measured with half of a table in memory. */
const scatteredCost = 5;
/** The cost of a row whose text is searched for a part of a word without an index. */
const containsCost = 5;
/** The same for similar words: the words of the text are extracted again. */
const similarCost = 70;

/** PostgreSQL's estimates can be this many times too high or too low: a prefix is narrower than a bucket of its histogram. */
const estimateError = 8;

/**
 * Walking reads `(skip + limit) × all ÷ matching` adjacent rows, gathering reads scattered ones, `matching` or all that
 * its index finds: whichever costs less. If `matching` is an estimate, their worst cases are compared.
 */
export function chooseReading(
  list: CompiledList,
  { matching, upTo, kept, ...total }: Pick<CountedTotal, "matching" | "upTo" | "expected" | "kept">,
): Reading {
  if (!dependsOnTotal(list)) return "free";
  const expected = Math.max(matching, total.expected ?? 0);
  const error = matching > upTo ? estimateError : 1;
  const fewest = Math.max(matching, expected / error);
  const walked = ((list.offset + list.limit) * kept.total) / fewest;
  const gathered = Math.max(expected * error, (list.gathered ?? 0) * kept.total);
  return scatteredCost * gathered > costOfRow(list) * walked ? "walk" : "gather";
}

/**
 * How a part of a list is read. The estimate is asked for only where it could decide: the more match, the sooner walking is
 * quicker. It is remembered with the total.
 */
export async function settleReading(
  counting: Pick<Counting, "db" | "place" | "list">,
  part: CompiledList,
  counted: CountedTotal,
): Promise<Reading> {
  const reading = chooseReading(part, counted);
  if (reading !== "gather" || counted.matching <= counted.upTo) return reading;
  counted.expected ??= await expectRows(counting.db, counting.place, counting.list);
  return chooseReading(part, counted);
}

function costOfRow({ conditions }: CompiledList): number {
  if (conditions.some(isForSimilar)) return similarCost;
  return conditions.some(isWordSearch) ? containsCost : 1;
}

/** Does the total say how a page is best read? */
export function dependsOnTotal(list: CompiledList): boolean {
  const source = list.order[0]?.target.source;
  return list.conditions.length > 0 && source !== undefined && isIndexed(source) && !isInOrder(list, source);
}

/** An index of this value goes on in the default order of lists (`index-definitions.ts`): nothing beats it. */
function isInOrder({ conditions }: CompiledList, source: Source): boolean {
  const byDefault = source.from === "column" && source.column === "created_at";
  return byDefault && conditions.some(({ target, test }) => test.operator === "eq" && isValue(target));
}

function isValue({ kind, source }: Target): boolean {
  return source.from === "fields" && kind !== "texts" && kind !== "refers";
}

function isIndexed(source: Source): boolean {
  return source.from === "fields" || (source.from === "column" && indexedColumns.has(source.column));
}
