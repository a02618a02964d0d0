import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import { readGrants } from "#service/acma/permission.ts";
import { readCondition } from "#service/acma/read-condition.ts";
import type { ContentRow, MediaRow } from "#service/acma/resource-rows.ts";
import type { Target, Versioned } from "#service/acma/resource-text.ts";
import type { PublicServiceUserRow } from "#service/acma/service-user.ts";
import type { Database } from "#service/database/schema.ts";

/**
 * Identifies the version of a row: the transaction that wrote it and, because a restored database reuses transaction
 * numbers, columns that change with each write.
 */
const rowVersion = sql<string>`concat_ws(' ', xmin, version, date_part('epoch', updated_at))`;

/** The physical address of a row until its next write; finds the row without an index. */
const rowPlace = sql<string>`ctid::text`;

/** One statement for any number of ids, which PostgreSQL plans once; `in (…)` would be another statement for each number. */
function hasIdOf(ids: readonly string[]): RawBuilder<SqlBool> {
  return sql`id = any(${ids}::text[])`;
}

/** The readable Contents among these ids, in any order. */
export async function readableContents(
  db: Kysely<Database>,
  { actor, spaceId }: Visit,
  ids: string[],
): Promise<Versioned<ContentRow>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("content")
    .selectAll()
    .select([rowVersion.as("row_version"), rowPlace.as("row_place")])
    .where("space_id", "=", spaceId)
    .where(hasIdOf(ids))
    .where(readCondition(readGrants(actor, "Content"), actor.id))
    .execute();
}

/** The readable Media among these ids, in any order. */
export async function readableMedia(
  db: Kysely<Database>,
  { actor, spaceId }: Visit,
  ids: string[],
): Promise<Versioned<MediaRow>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("media")
    .selectAll()
    .select([rowVersion.as("row_version"), rowPlace.as("row_place")])
    .where("space_id", "=", spaceId)
    .where(hasIdOf(ids))
    .where(readCondition(readGrants(actor, "Media"), actor.id))
    .execute();
}

/** The members with these ids, as members see each other. */
export async function publicServiceUsers(
  db: Kysely<Database>,
  { spaceId }: Visit,
  ids: string[],
): Promise<Versioned<PublicServiceUserRow>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("service_user")
    .select(["id", "space_id", "nickname", "avatar_url"])
    .select([rowVersion.as("row_version"), rowPlace.as("row_place")])
    .where("space_id", "=", spaceId)
    .where(hasIdOf(ids))
    .execute();
}

type Versions = Record<Target["kind"], Record<string, string | null> | null>;

/** The `rowVersion` of the rows at these addresses, by id; null if the member may not read one. */
export async function readVersions(
  db: Kysely<Database>,
  { actor, spaceId }: Visit,
  places: Record<Target["kind"], string[]>,
): Promise<Versions> {
  const select = (kind: Target["kind"], table: keyof Database, readable = sql<SqlBool>`true`) => sql`(
    select json_object_agg(id, case when ${readable} then ${rowVersion} end) from ${sql.table(table)}
    where space_id = ${spaceId} and ctid = any(${places[kind]}::text[]::tid[])) as ${sql.ref(kind)}`;
  const { rows } = await sql<Versions>`select
    ${select("Content", "content", readCondition(readGrants(actor, "Content"), actor.id))},
    ${select("Media", "media", readCondition(readGrants(actor, "Media"), actor.id))},
    ${select("ServiceUser", "service_user")}`.execute(db);
  const [versions] = rows;
  return versions ?? { Content: null, Media: null, ServiceUser: null };
}
