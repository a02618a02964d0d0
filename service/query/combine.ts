import { type RawBuilder, type SqlBool, sql } from "kysely";

export function allOf(parts: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

export function anyOf(parts: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return parts.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}
