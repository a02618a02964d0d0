import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import type { Locales } from "#service/query/content-fields.ts";
import { type IndexDefinition, indexesOf, indexPrefix } from "#service/query/index-definitions.ts";

/** A Content Type whose lists are to be quick. */
export interface IndexedType {
  spaceId: string;
  contentType: { id: string; fields: ContentTypeField[] };
}

/** So many Contents are indexed while their writers wait; more of them, without stopping anybody. */
const indexedAtOnce = 10_000;
const lockName = "atrium content indexes";
const waitMilliseconds = 200;

/**
 * Makes the indexes that lists of this Content Type use, and drops those of fields that it does not have any
 * more. Called with `db` itself after the commit that changed the type, never inside its transaction: a large type
 * is indexed without stopping its writers. Lists are right, only slower, until it is done.
 */
export async function indexContentType(db: Kysely<Database>, type: IndexedType): Promise<void> {
  const locales = await localesOf(db, type.spaceId);
  if (!locales) return;
  const wanted = indexesOf(type, locales);
  await db.connection().execute((connection) => alone(connection, () => change(connection, type, wanted)));
}

/** Every type of every Space: at the start of a process, for what an older version indexed in another way. */
export async function indexEveryType(db: Kysely<Database>): Promise<void> {
  const types = await db.selectFrom("content_type").select(["space_id", "id", "fields"]).execute();
  for (const { space_id: spaceId, id, fields } of types) {
    await indexContentType(db, { spaceId, contentType: { id, fields } });
  }
}

async function change(
  db: Kysely<Database>,
  { spaceId, contentType }: IndexedType,
  wanted: IndexDefinition[],
): Promise<void> {
  const there = await indexesThere(db, indexPrefix(spaceId, contentType.id));
  const names = new Set(wanted.map(({ name }) => name));
  const whole = new Set(there.filter(({ valid }) => valid).map(({ name }) => name));
  const obsolete = there.filter(({ name, valid }) => !valid || !names.has(name));
  const missing = wanted.filter(({ name }) => !whole.has(name));
  if (obsolete.length + missing.length === 0) return;
  const concurrently = (await isLarge(db, spaceId, contentType.id)) ? sql`concurrently` : sql``;
  for (const { name } of obsolete) {
    await sql`drop index ${concurrently} if exists ${sql.ref(name)}`.execute(db);
  }
  for (const { name, on } of missing) {
    await sql`
      create index ${concurrently} if not exists ${sql.ref(name)} on content ${on}
      where space_id = ${sql.lit(spaceId)} and content_type_id = ${sql.lit(contentType.id)}`.execute(db);
  }
}

/** One process at a time, and for as long as it takes. Asking again instead of waiting: an index waits for who waits. */
async function alone(connection: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  const key = sql`hashtextextended(${lockName}, 0)`;
  for (;;) {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`.execute(
      connection,
    );
    if (rows[0]?.locked) break;
    await setTimeout(waitMilliseconds);
  }
  try {
    await sql`set statement_timeout = 0`.execute(connection);
    await work();
  } finally {
    await sql`reset statement_timeout`.execute(connection);
    await sql`select pg_advisory_unlock(${key})`.execute(connection);
  }
}

async function indexesThere(db: Kysely<Database>, prefix: string) {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select class.relname as name, index.indisvalid as valid
    from pg_index index join pg_class class on class.oid = index.indexrelid
    where index.indrelid = 'content'::regclass and starts_with(class.relname, ${prefix}::text)`.execute(db);
  return rows;
}

async function isLarge(db: Kysely<Database>, spaceId: string, contentTypeId: string): Promise<boolean> {
  const kept = await db
    .selectFrom("content_counter")
    .select("total")
    .where("space_id", "=", spaceId)
    .where("content_type_id", "=", contentTypeId)
    .executeTakeFirst();
  return (kept?.total ?? 0) > indexedAtOnce;
}

async function localesOf(db: Kysely<Database>, spaceId: string): Promise<Locales | undefined> {
  const space = await db
    .selectFrom("space")
    .select(["default_locale", "locales"])
    .where("id", "=", spaceId)
    .executeTakeFirst();
  return space && { defaultLocale: space.default_locale, locales: space.locales };
}
