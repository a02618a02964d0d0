import { type RawBuilder, sql } from "kysely";
import { rankOf, sectionOf } from "#service/query/compile-search.ts";
import type { CursorKey } from "#service/query/cursor.ts";
import { searchSections } from "#service/query/search.ts";
import type { Source, Target, ValueKind } from "#service/query/target.ts";

/** Texts are indexed by a prefix, because a B-tree entry takes at most a third of an 8 kB page. */
export const indexedCharacters = 256;

/** SQL for the value of a target, null if absent. Every comparison and order uses it. */
export function comparable({ kind, source }: Target): RawBuilder<unknown> {
  if (source.from === "constant") return sql`${source.text}::text collate "C"`;
  if (source.from === "search") return rankOf(source.search);
  if (source.from === "searchSection") {
    const names = sql.join(searchSections.map((name) => sql.lit(name)));
    return sql`(array[${names}])[${sectionOf(source.search)} + 1] collate "C"`;
  }
  // The columns have the collation "C" (migration 0001); repeating it could prevent the use of an index.
  if (source.from === "column") return sql.ref(source.column);
  return fieldValue(kind, jsonPath(source.keys));
}

/** SQL for the JSON of a target. */
export function jsonAt({ path, source }: { path: string; source: Source }): RawBuilder<unknown> {
  if (source.from === "column") return sql.ref(source.column);
  if (source.from !== "fields") throw new Error(`"${path}" is not JSON`);
  return jsonPath(source.keys);
}

/** The path of a target in `fields`. */
export function keysOf({ path, source }: Pick<Target, "path" | "source">): readonly string[] {
  if (source.from !== "fields") throw new Error(`"${path}" is not a field`);
  return source.keys;
}

/** Whether it can be absent. Columns and constants never are. */
export function isInFields({ source }: Target): boolean {
  return source.from === "fields";
}

/** A text of `fields` may be long: an index only has its prefix. */
export function isCut({ kind, source }: Target): boolean {
  return kind === "text" && source.from === "fields";
}

/** What `order` compares and a cursor holds: for a text, its prefix. */
export function sortable(target: Target): RawBuilder<unknown> {
  return isCut(target) ? beginning(comparable(target)) : comparable(target);
}

/** The prefix of a text that an index holds: 256 characters. By code point, a greater text never has a smaller prefix. */
export function beginning(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left(${text}, ${sql.lit(indexedCharacters)})`;
}

/** A value of this kind as a bound parameter. */
export function bound(kind: ValueKind, value: Exclude<CursorKey, null>): RawBuilder<unknown> {
  switch (kind) {
    case "integer":
      return sql`${String(value)}::bigint`;
    case "number":
      return sql`${String(value)}::numeric`;
    case "boolean":
      return sql`${value}::boolean`;
    case "timestamp":
      return sql`${value}::timestamptz`;
    default:
      return sql`${value}::text`;
  }
}

/**
 * JSON of another type than the field's current one, written before the Content Type changed, counts as absent. The
 * functions are those of migration 0002. Indexes use the same expressions.
 */
export function fieldValue(kind: ValueKind, json: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (kind) {
    case "integer":
    case "number":
      return sql`(case when jsonb_typeof(${json}) = 'number' then ${json}::numeric end)`;
    case "boolean":
      return sql`(case when jsonb_typeof(${json}) = 'boolean' then ${json}::boolean end)`;
    case "timestamp":
      return sql`atrium_instant(${json})`;
    case "location":
      return sql`atrium_point(${json})`;
    default:
      return sql`nullif(${json} #>> '{}', '') collate "C"`;
  }
}

/**
 * The keys are names of our own table, not request text, and are literals in the statement, so that PostgreSQL sees an
 * index of this path when it plans a prepared statement.
 */
export function jsonPath(keys: string[]): RawBuilder<unknown> {
  return sql`(${sql.join([sql.ref("fields"), ...keys.map((key) => sql`${sql.lit(key)}::text`)], sql` -> `)})`;
}
