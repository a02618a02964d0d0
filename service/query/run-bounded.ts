import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SearchDatabase } from "#service/database/open.ts";
import type { Database } from "#service/database/schema.ts";
import { codeOf } from "#service/error-code.ts";
import { ServiceError } from "#service/errors.ts";
import { allOf } from "#service/query/combine.ts";
import { compileConditions } from "#service/query/compile.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import { readKept } from "#service/query/kept.ts";
import type { ListedTable } from "#service/query/read-page.ts";
import { isLookedUp, isSearch } from "#service/query/searched.ts";
import { searchedText } from "#service/query/searched-text.ts";
import type { Target } from "#service/query/target.ts";
import { comparable } from "#service/query/value-expression.ts";

/** The amount of text that PGlite reads in about the time limit of a statement. */
const boundCharacters = 4_000_000;
const mostSampled = 1_000;

/**
 * Runs a search through texts. Each statement is stopped after 0.7 seconds. Stopping one of PGlite ends its thread, for
 * which everyone waits, so it isn't started if there is more text than it can read.
 * @throws ServiceError `FilterTooExpensive`; `BadFilterValue` for an invalid regular expression
 */
export async function runBounded<T>(
  { db, stopsCheaply }: SearchDatabase,
  place: ListedTable,
  list: CompiledList,
  run: () => Promise<T>,
): Promise<T> {
  try {
    if (!stopsCheaply) await requireLittleText(db, place, list);
    return await run();
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** The result of `run`, or `otherwise` if it takes too long. Within `runBounded`. */
export async function unlessTooExpensive<T>(run: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isTooExpensive(error)) return otherwise;
    throw error;
  }
}

/** Whether a statement was stopped, or not started, because it takes too long. */
export function isTooExpensive(error: unknown): boolean {
  const refusal = error instanceof ServiceError ? error : refusalOf(error);
  return refusal?.code === "FilterTooExpensive";
}

/** A search that uses an index only reads the texts that it finds. A thousand items show about how much that is. */
async function requireLittleText(
  db: Kysely<Database>,
  place: ListedTable,
  { conditions, readable }: CompiledList,
): Promise<void> {
  const searches = conditions.filter(isSearch);
  const searched = searches.flatMap(({ target }) => searchedTexts(target));
  const lengths = searched.map((text) => sql`coalesce(length(${text}), 0)`);
  const readThrough = allOf([readable, compileConditions(searches.filter(isLookedUp))]);
  const table = sql.table(place.table);
  const { rows } = await sql<{ characters: number; sampled: number }>`
    select coalesce(sum(${sql.join(lengths, sql` + `)}) filter (where ${readThrough}), 0)::float8 as characters,
      count(*)::integer as sampled
    from (select * from ${table} where ${place.within} limit ${sql.lit(mostSampled)}) as ${table}`.execute(
    db,
  );
  const { characters = 0, sampled = 0 } = rows[0] ?? {};
  const all = async () => Math.min((await readKept(db, place)).total, place.newest ?? Infinity);
  const share = sampled < mostSampled ? 1 : (await all()) / sampled;
  if (characters * share > boundCharacters) throw tooExpensive();
}

function searchedTexts(target: Target): readonly RawBuilder<unknown>[] {
  const { source } = target;
  if (source.from !== "search") return [comparable(target)];
  return [...source.search.titles, ...source.search.texts].map(({ keys }) => searchedText(keys));
}

/** 57014: stopped; 2201B: invalid regular expression; 54001 and 53200: needs too much memory. */
export function refusalOf(error: unknown): ServiceError | undefined {
  const code = codeOf(error);
  if (code === "2201B") return new ServiceError("BadFilterValue", "This is not a regular expression.");
  return code === "57014" || code === "54001" || code === "53200" ? tooExpensive() : undefined;
}

function tooExpensive(): ServiceError {
  return new ServiceError("FilterTooExpensive", "These conditions take too long to answer.");
}
