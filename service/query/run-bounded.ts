import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { SearchDatabase } from "#service/database/open.ts";
import type { Database } from "#service/database/schema.ts";
import { ServiceError } from "#service/errors.ts";
import { allOf } from "#service/query/combine.ts";
import type { CompiledList } from "#service/query/compile-list.ts";
import type { ListedTable } from "#service/query/read-page.ts";
import { isSearch } from "#service/query/searched.ts";
import type { Target } from "#service/query/target.ts";
import { comparable } from "#service/query/value-expression.ts";

/** What PGlite looks through in about the time after which a statement is stopped. */
const boundCharacters = 4_000_000;

/**
 * Runs what looks through texts. Each statement is stopped after 0.7 seconds. To stop one of PGlite ends its thread, which
 * everybody waits for, so it does not begin where there is more text to look through than fits.
 * @throws ServiceError `FilterTooExpensive`; `BadFilterValue` for a pattern that is no regular expression
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

/** What `run` resolves to, or `otherwise` where that would take too long. Within `runBounded`. */
export async function unlessTooExpensive<T>(run: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (refusalOf(error)?.code === "FilterTooExpensive") return otherwise;
    throw error;
  }
}

async function requireLittleText(
  db: Kysely<Database>,
  { table, within }: ListedTable,
  { conditions, readable }: CompiledList,
): Promise<void> {
  const searched = conditions.filter(isSearch).flatMap(({ target }) => searchedTexts(target));
  const lengths = searched.map((text) => sql`coalesce(length(${text}), 0)`);
  const where: RawBuilder<SqlBool> = allOf([within, readable]);
  const { rows } = await sql<{ characters: number }>`
    select coalesce(sum(${sql.join(lengths, sql` + `)}), 0)::integer as characters
    from ${sql.table(table)} where ${where}`.execute(db);
  if ((rows[0]?.characters ?? 0) > boundCharacters) throw tooExpensive();
}

function searchedTexts(target: Target): readonly RawBuilder<unknown>[] {
  const { source } = target;
  return source.from === "search" ? [...source.search.titles, ...source.search.texts] : [comparable(target)];
}

/** 57014: stopped; 2201B: not a regular expression; 54001 and 53200: it would have grown too much. */
function refusalOf(error: unknown): ServiceError | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "2201B") return new ServiceError("BadFilterValue", "This is not a regular expression.");
  return code === "57014" || code === "54001" || code === "53200" ? tooExpensive() : undefined;
}

function tooExpensive(): ServiceError {
  return new ServiceError("FilterTooExpensive", "These conditions take too long to answer.");
}
