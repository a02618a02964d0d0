import { type RawBuilder, sql } from "kysely";
import type { CursorKey } from "#service/query/cursor.ts";
import type { Target, ValueKind } from "#service/query/target.ts";

/** SQL for the value of a target, null when it is absent. Every comparison and every order goes through here. */
export function comparable({ kind, source }: Target): RawBuilder<unknown> {
  if (source.from === "constant") return sql`${source.text}::text collate "C"`;
  // The columns are declared with the collation "C" (migration 0001); saying it again could cost the index.
  if (source.from === "column") return sql.ref(source.column);
  return fieldValue(kind, source.keys);
}

/** SQL for the JSON of a target inside `fields`. */
export function jsonAt({ path, source }: Target): RawBuilder<unknown> {
  if (source.from !== "fields") throw new Error(`"${path}" is not JSON`);
  return jsonPath(source.keys);
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

/** JSON of another type than the field has now, written before the Content Type changed, is an absent value. */
function fieldValue(kind: ValueKind, keys: string[]): RawBuilder<unknown> {
  const json = jsonPath(keys);
  switch (kind) {
    case "integer":
    case "number":
      return sql`(case when jsonb_typeof(${json}) = 'number' then ${json}::numeric end)`;
    case "boolean":
      return sql`(case when jsonb_typeof(${json}) = 'boolean' then ${json}::boolean end)`;
    case "timestamp":
      return sql`nullif(${json} #>> '{}', '')::timestamptz`;
    default:
      return sql`nullif(${json} #>> '{}', '') collate "C"`;
  }
}

function jsonPath(keys: string[]): RawBuilder<unknown> {
  return sql`(${sql.join([sql.ref("fields"), ...keys.map((key) => sql`${key}::text`)], sql` -> `)})`;
}
