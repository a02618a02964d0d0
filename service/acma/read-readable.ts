import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Visit } from "#service/acma/enter-space.ts";
import { readGrants } from "#service/acma/permission.ts";
import { readCondition } from "#service/acma/read-condition.ts";
import type { ContentRow, MediaRow } from "#service/acma/resource-rows.ts";
import type { Target, Versioned } from "#service/acma/resource-text.ts";
import type { PublicServiceUserRow } from "#service/acma/service-user.ts";
import type { Database } from "#service/database/schema.ts";

/**
 * Two rows with the same id and the same of this are the same row: the transaction that wrote it and, since a database that was
 * restored or has lost its last writes gives the numbers of transactions once more, what each write changes.
 */
const rowVersion = sql<string>`concat_ws(' ', xmin, version, date_part('epoch', updated_at))`;

/** Where the row is in its table, until it is written again: it is found there without an index. */
const rowPlace = sql<string>`ctid::text`;

/** One statement for any number of ids, which PostgreSQL plans once: `in (…)` is another statement for each number. */
function hasIdOf(ids: readonly string[]): RawBuilder<SqlBool> {
  return sql`id = any(${ids}::text[])`;
}

/** The Contents with these ids that the member may read, in no order. */
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

/** The Media with these ids that the member may read, in no order. */
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

/** The `rowVersion` of each row that is in one of these places, by id; null if the member may not read it. */
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
