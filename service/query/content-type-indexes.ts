import { type Kysely, sql } from "kysely";
import { withAdvisoryLock } from "#service/database/advisory-lock.ts";
import { dropIndex, hasOtherConnections, makeIndex } from "#service/database/make-index.ts";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import type { Locales } from "#service/query/content-fields.ts";
import { type IndexDefinition, indexesOf, indexPrefix } from "#service/query/index-definitions.ts";
import { queueContents } from "#service/query/vocabulary.ts";

/** A Content Type with indexes for its lists. */
export interface IndexedType {
  spaceId: string;
  contentType: { id: string; display_field: string; fields: ContentTypeField[] };
}

interface Indexing {
  dropObsolete?: boolean;
  /** Ends the wait for another process. */
  signal?: AbortSignal;
}

/** So many Contents are indexed while their writers wait; more of them, without stopping anybody. */
const indexedAtOnce = 10_000;

/**
 * Makes the indexes that lists of this Content Type use, then drops those that none uses. Called after the commit that
 * changed the type, never inside its transaction: a large type is indexed without stopping its writers. Lists are
 * right, only slower, until it is done.
 * @param db without a limit for statements (`OpenDatabase.unlimited`)
 */
export async function indexContentType(
  db: Kysely<Database>,
  type: IndexedType,
  { dropObsolete = true, signal }: Indexing = {},
): Promise<void> {
  const locales = await localesOf(db, type.spaceId);
  if (!locales) return;
  const wanted = indexesOf(type, locales);
  await inTurn(() =>
    withAdvisoryLock(
      db,
      "atrium content indexes",
      (connection) => change(connection, type, { wanted, dropObsolete }),
      { signal },
    ),
  );
}

/** Every type of every Space: what another version indexed in another way, and what was interrupted. */
export async function indexEveryType(db: Kysely<Database>, indexing: Indexing): Promise<void> {
  const types = await db
    .selectFrom("content_type")
    .select(["space_id", "id", "display_field", "fields"])
    .execute();
  for (const { space_id: spaceId, ...contentType } of types) {
    await indexContentType(db, { spaceId, contentType }, indexing);
  }
}

interface Change {
  wanted: IndexDefinition[];
  dropObsolete: boolean;
}

async function change(
  db: Kysely<Database>,
  { spaceId, contentType }: IndexedType,
  { wanted, dropObsolete }: Change,
): Promise<void> {
  const there = await indexesThere(db, indexPrefix(spaceId, contentType.id));
  const names = new Set(wanted.map(({ name }) => name));
  const whole = new Set(there.filter(({ valid }) => valid).map(({ name }) => name));
  const obsolete = there.filter(({ name }) => dropObsolete && !names.has(name));
  const missing = wanted.filter(({ name }) => !whole.has(name));
  if (obsolete.length + missing.length === 0) return;
  const concurrently = hasOtherConnections(db) && (await isLarge(db, spaceId, contentType.id));
  const condition = sql`where space_id = ${sql.lit(spaceId)} and content_type_id = ${sql.lit(contentType.id)}`;
  // Texts without this index were not searched before.
  if (missing.some(({ isOfSearch }) => isOfSearch)) await queueContents(db, spaceId, contentType.id);
  for (const { name, on } of missing) {
    await makeIndex(db, { name, table: "content", on: sql`${on} ${condition}` }, { concurrently });
  }
  // Only now: while the new ones are made, lists go on with the old ones.
  for (const { name } of obsolete) await dropIndex(db, name, { concurrently });
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One after the other in this process; a waiting one takes no connection. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
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
    .select(({ fn }) => fn.sum<number>("total").as("total"))
    .where("space_id", "=", spaceId)
    .where("content_type_id", "=", contentTypeId)
    .executeTakeFirst();
  return Number(kept?.total ?? 0) > indexedAtOnce;
}

async function localesOf(db: Kysely<Database>, spaceId: string): Promise<Locales | undefined> {
  const space = await db
    .selectFrom("space")
    .select(["default_locale", "locales"])
    .where("id", "=", spaceId)
    .executeTakeFirst();
  return space && { defaultLocale: space.default_locale, locales: space.locales };
}
