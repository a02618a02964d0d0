import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ReadGrant } from "#service/acma/permission.ts";

/** Grants as an SQL condition for `content` or `media`. */
export function readCondition(grants: ReadGrant[], actorId: string): RawBuilder<SqlBool> {
  if (grants.some(({ contentType, own }) => contentType === undefined && !own)) return sql`true`;
  if (grants.length === 0) return sql`false`;
  const reasons = grants.map(({ contentType, own }) => {
    const ofType = contentType === undefined ? sql`true` : sql`content_type_id = ${contentType}`;
    return own ? sql`(${ofType} and created_by = ${actorId})` : ofType;
  });
  return sql`(${sql.join(reasons, sql` or `)})`;
}
