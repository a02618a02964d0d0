import { type RawBuilder, sql } from "kysely";
import { rankOf, sectionOf } from "#service/query/compile-search.ts";
import type { CursorKey } from "#service/query/cursor.ts";
import { searchSections } from "#service/query/search.ts";
import type { Source, Target, ValueKind } from "#service/query/target.ts";

/** Text is indexed by its beginning: a B-tree takes no more than a third of a page of 8 kB. */
export const indexedCharacters = 256;

/** SQL for the value of a target, null when it is absent. Every comparison and every order goes through here. */
export function comparable({ kind, source }: Target): RawBuilder<unknown> {
  if (source.from === "constant") return sql`${source.text}::text collate "C"`;
  if (source.from === "search") return rankOf(source.search);
  if (source.from === "searchSection") {
    const names = sql.join(searchSections.map((name) => sql.lit(name)));
    return sql`(array[${names}])[${sectionOf(source.search)} + 1] collate "C"`;
  }
  // The columns are declared with the collation "C" (migration 0001); saying it again could cost the index.
  if (source.from === "column") return sql.ref(source.column);
  return fieldValue(kind, jsonPath(source.keys));
}

/** SQL for the JSON of a target. */
export function jsonAt({ path, source }: { path: string; source: Source }): RawBuilder<unknown> {
  if (source.from === "column") return sql.ref(source.column);
  if (source.from !== "fields") throw new Error(`"${path}" is not JSON`);
  return jsonPath(source.keys);
}

/** Where in `fields` a target is. */
export function keysOf({ path, source }: Pick<Target, "path" | "source">): readonly string[] {
  if (source.from !== "fields") throw new Error(`"${path}" is not a field`);
  return source.keys;
}

/** May it be absent? Columns and constants never are. */
export function isInFields({ source }: Target): boolean {
  return source.from === "fields";
}

/** A text of `fields` may be long: only its beginning is in an index. */
export function isCut({ kind, source }: Target): boolean {
  return kind === "text" && source.from === "fields";
}

/** What `order` compares, and what a cursor holds: a text by its beginning. */
export function sortable(target: Target): RawBuilder<unknown> {
  return isCut(target) ? beginning(comparable(target)) : comparable(target);
}

/** The part of a text that an index holds: 256 characters. In the order of code points, what is greater never begins smaller. */
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
 * JSON of another type than the field has now, written before the Content Type changed, is an absent value.
 * The functions are those of migration 0002. An index is made of the very same expressions.
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
 * The keys are names of our own table, not the request's text, and they are part of the statement: so PostgreSQL sees an index
 * of this path when it plans once for all values.
 */
export function jsonPath(keys: string[]): RawBuilder<unknown> {
  return sql`(${sql.join([sql.ref("fields"), ...keys.map((key) => sql`${sql.lit(key)}::text`)], sql` -> `)})`;
}
