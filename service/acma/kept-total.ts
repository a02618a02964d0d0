import { type RawBuilder, sql } from "kysely";

/** How many Contents there are of these types, from the few rows for each that the database keeps (migration 0007): `[total, changes]`. */
export function keptContentTotal(spaceId: string, contentTypeIds: "all" | string[]): RawBuilder<unknown> {
  const ofTypes =
    contentTypeIds === "all" ? sql`` : sql` and content_type_id = any(${contentTypeIds}::text[])`;
  return sql`(
    select jsonb_build_array(coalesce(sum(total), 0), coalesce(sum(changes), 0))::text from content_counter
    where space_id = ${spaceId}${ofTypes})`;
}

export function keptMediaTotal(spaceId: string): RawBuilder<unknown> {
  return sql`(
    select jsonb_build_array(coalesce(sum(total), 0), coalesce(sum(changes), 0))::text from media_counter
    where space_id = ${spaceId})`;
}
