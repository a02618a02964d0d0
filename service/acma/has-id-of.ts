import { type RawBuilder, type SqlBool, sql } from "kysely";

/** One statement for any number of ids, which PostgreSQL plans once: `in (…)` is another statement for each number. */
export function hasIdOf(ids: readonly string[]): RawBuilder<SqlBool> {
  return sql`id = any(${ids}::text[])`;
}
