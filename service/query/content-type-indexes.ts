import { type Kysely, sql } from "kysely";
import { withAdvisoryLock } from "#service/database/advisory-lock.ts";
import { dropIndex, hasOtherConnections, makeIndex } from "#service/database/make-index.ts";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import { isOutOfService } from "#service/error-renderer.ts";
import type { Locales } from "#service/query/content-fields.ts";
import { formerIndexes } from "#service/query/former-indexes.ts";
import { type IndexDefinition, indexesOf } from "#service/query/index-definitions.ts";
import {
  completePartition,
  fillPartition,
  type ListPartition,
  openPartition,
  type PartitionedType,
} from "#service/query/list-partition.ts";
import { notedOrders, noteOrders } from "#service/query/noted-orders.ts";
import { queueContents } from "#service/query/vocabulary.ts";

/** The facts that determine the indexes of a Content Type. */
export interface Frame {
  display_field: string;
  fields: ContentTypeField[];
}

/** By default, nothing is dropped. */
interface Indexing {
  /** Drops every index that this version doesn't use. Another version may still use them. */
  dropObsolete?: boolean;
  /** The type before a change: drops the indexes that only it needs. */
  former?: Frame | undefined;
  /** Ends the wait for another process, and the copying of Contents. */
  signal?: AbortSignal;
}

/** Up to this many Contents are indexed while writers wait; more are indexed without blocking writers. */
const indexedAtOnce = 10_000;

/**
 * Prepares what lists of this Content Type read: its partition, filled, and the indexes that they use; then drops what
 * `indexing` says. Called after the commit that changed the type, never inside its transaction, so that writers aren't
 * blocked while a large type is copied and indexed. Until it is done, lists work, only slower.
 * @param db without a limit for statements (`OpenDatabase.unlimited`)
 */
export async function indexContentType(
  db: Kysely<Database>,
  type: PartitionedType,
  { dropObsolete = false, former, signal }: Indexing = {},
): Promise<void> {
  const work = async (connection: Kysely<Database>) => {
    // Read under the lock: another process may have published the type again meanwhile.
    const frame = await readFrame(connection, type);
    if (!frame) return;
    const indexes = indexesOf(frame, frame.locales);
    const outdated = former === undefined ? new Set<string>() : namesOf(indexesOf(former, frame.locales));
    for (const name of namesOf(indexes)) outdated.delete(name);
    await change(connection, type, { indexes, outdated, dropObsolete, signal });
  };
  await inTurn(() => withAdvisoryLock(db, "atrium content indexes", work, { signal }));
}

interface EveryType extends Omit<Indexing, "former"> {
  /** What this process has indexed, or failed to index: a type is skipped until its state changes. */
  indexed?: Map<string, string>;
  /** Called for each type that fails; the others are indexed. Without it, the first failure is thrown. */
  report?: (error: unknown, type: PartitionedType) => void;
}

/** All types of all Spaces, for those that another version indexed differently or that were interrupted. */
export async function indexEveryType(
  db: Kysely<Database>,
  { indexed, report, ...indexing }: EveryType = {},
): Promise<void> {
  for (const { state, ...type } of await everyType(db)) {
    const key = `${type.spaceId} ${type.contentTypeId}`;
    if (indexed?.get(key) === state) continue;
    try {
      await indexContentType(db, type, indexing);
    } catch (error) {
      if (!report || indexing.signal?.aborted) throw error;
      report(error, type);
      if (isOutOfService(error)) continue;
    }
    indexed?.set(key, state);
  }
}

/** With what its indexes depend on. (The locales of a Space don't change.) */
async function everyType(db: Kysely<Database>): Promise<(PartitionedType & { state: string })[]> {
  const { rows } = await sql<PartitionedType & { state: string }>`
    select space_id as "spaceId", id as "contentTypeId", concat_ws(' ', version,
      (select count(*) from listed_order
        where listed_order.space_id = content_type.space_id and content_type_id = id)) as state
    from content_type`.execute(db);
  return rows;
}

interface Change {
  indexes: IndexDefinition[];
  /** The names of indexes that the change of the type makes useless. */
  outdated: ReadonlySet<string>;
  dropObsolete: boolean;
  signal: AbortSignal | undefined;
}

async function change(
  db: Kysely<Database>,
  type: PartitionedType,
  { indexes, outdated, dropObsolete, signal }: Change,
): Promise<void> {
  const partition = await openPartition(db, type);
  if (partition === undefined) return;
  const former = await formerIndexes(db, type);
  if (!partition.isComplete) {
    await fillPartition(db, type, partition, signal);
    const isUsed = ({ name }: IndexDefinition) =>
      former.some((index) => index.isUsed && index.name.endsWith(name));
    await noteOrders(
      db,
      type,
      indexes.filter(isUsed).flatMap(({ order }) => order ?? []),
    );
  }
  const orders = await notedOrders(db, type);
  const wanted = indexes.filter(({ order }) => order === undefined || orders.has(order));
  const there = await indexesThere(db, partition);
  const names = namesOf(wanted);
  const whole = new Set(there.filter(({ valid }) => valid).map(({ name }) => name));
  const obsolete = there.filter(({ name }) => outdated.has(name) || (dropObsolete && !names.has(name)));
  const missing = wanted.filter(({ name }) => !whole.has(name));
  const isShared = hasOtherConnections(db);
  const concurrently = isShared && (await isLarge(db, type));
  // Texts without a search index weren't searched before, unless the previous version has one.
  const isUnread = ({ name, isOfSearch }: IndexDefinition) =>
    isOfSearch && !former.some((index) => index.isValid && index.name.endsWith(name));
  if (missing.some(isUnread)) await queueContents(db, type.spaceId, type.contentTypeId);
  for (const { name, on } of missing) {
    signal?.throwIfAborted();
    await makeIndex(db, { name: indexName(partition, name), table: partition.table, on }, { concurrently });
  }
  if (missing.length > 0) await sql`analyze ${sql.table(partition.table)}`.execute(db);
  if (!partition.isComplete) await completePartition(db, partition);
  // Only now, because lists use the old ones until the new ones exist.
  for (const { name } of obsolete) {
    await dropIndex(db, indexName(partition, name), { concurrently: isShared });
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One at a time in this process; a waiting one uses no connection. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

function namesOf(indexes: IndexDefinition[]): Set<string> {
  return new Set(indexes.map(({ name }) => name));
}

function indexName({ number }: ListPartition, name: string): string {
  return `listed_${number}_${name}`;
}

async function indexesThere(db: Kysely<Database>, partition: ListPartition) {
  const beginning = indexName(partition, "");
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select substr(class.relname, length(${beginning}::text) + 1) as name, index.indisvalid as valid
    from pg_index index join pg_class class on class.oid = index.indexrelid
    where index.indrelid = to_regclass(${partition.table}) and not index.indisprimary`.execute(db);
  return rows;
}

async function isLarge(db: Kysely<Database>, { spaceId, contentTypeId }: PartitionedType): Promise<boolean> {
  const kept = await db
    .selectFrom("content_counter")
    .select(({ fn }) => fn.sum<number>("total").as("total"))
    .where("space_id", "=", spaceId)
    .where("content_type_id", "=", contentTypeId)
    .executeTakeFirst();
  return Number(kept?.total ?? 0) > indexedAtOnce;
}

async function readFrame(
  db: Kysely<Database>,
  { spaceId, contentTypeId }: PartitionedType,
): Promise<(Frame & { locales: Locales }) | undefined> {
  const row = await db
    .selectFrom("content_type")
    .innerJoin("space", "space.id", "content_type.space_id")
    .select(["display_field", "fields", "default_locale as defaultLocale", "locales"])
    .where("space_id", "=", spaceId)
    .where("content_type.id", "=", contentTypeId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { defaultLocale, locales, ...frame } = row;
  return { ...frame, locales: { defaultLocale, locales } };
}
