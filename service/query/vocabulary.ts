import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import { allOf } from "#service/query/combine.ts";
import type { Locales } from "#service/query/content-fields.ts";
import { isSpelled, spellingsOf } from "#service/query/spelling.ts";
import { wordsOf } from "#service/query/value-expression.ts";

/** Where a Content Type has words: its searchable LongTexts, in each locale. */
export interface Vocabulary {
  spaceId: string;
  contentTypeId: string;
  texts: { locale: string; keys: string[] }[];
}

/** A place in the default order. */
interface Place {
  until: Date;
  id: string;
}

const batchSize = 500;
const beginning: Place = { until: new Date(0), id: "" };

/** Undefined for a type without searchable texts. */
export function vocabularyOf(
  spaceId: string,
  { id, fields }: { id: string; fields: ContentTypeField[] },
  { locales, defaultLocale }: Locales,
): Vocabulary | undefined {
  const texts = fields
    .filter(({ type, searchable }) => type === "LongText" && searchable === true)
    .flatMap(({ apiName, localized }) =>
      (localized ? locales : [defaultLocale]).map((locale) => ({ locale, keys: [apiName, locale] })),
    );
  return texts.length === 0 ? undefined : { spaceId, contentTypeId: id, texts };
}

/**
 * Adds the words of Contents that were written since the last time (a trigger puts these in a queue, migration 0008), then of
 * those that were there before. Words that no text has any more stay: nothing is found by them. Several processes may do
 * this at once.
 * @param milliseconds after this time the rest is left for the next call
 * @returns whether nothing is left
 */
export async function updateVocabulary(
  db: Kysely<Database>,
  vocabulary: Vocabulary,
  milliseconds: number,
): Promise<boolean> {
  const stopAt = performance.now() + milliseconds;
  do {
    if (!(await readQueued(db, vocabulary)) && !(await readFurther(db, vocabulary))) return true;
  } while (performance.now() < stopAt);
  return false;
}

/** False when the queue is empty. */
async function readQueued(db: Kysely<Database>, vocabulary: Vocabulary): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ content_id: string }>`
      delete from unread_content where ctid = any(array(
        select ctid from unread_content where ${isOf(vocabulary)} limit ${sql.lit(batchSize)} for update skip locked
      )) returning content_id`.execute(transaction);
    const ids = rows.map(({ content_id }) => content_id);
    if (ids.length > 0) await addWordsOf(transaction, vocabulary, sql`id = any(${ids}::text[])`);
    return ids.length > 0;
  });
}

/** False when all have been read. */
async function readFurther(db: Kysely<Database>, vocabulary: Vocabulary): Promise<boolean> {
  const from = await readProgress(db, vocabulary);
  if (from === "complete") return false;
  const after = sql<SqlBool>`(created_at, id) > (${from.until}::timestamptz, ${from.id}::text)`;
  const { rows } = await sql<{ created_at: Date; id: string }>`
    select created_at, id from content where ${isOf(vocabulary)} and ${after}
    order by created_at, id limit ${sql.lit(batchSize)}`.execute(db);
  const last = rows.at(-1);
  const to = last ? { until: last.created_at, id: last.id } : from;
  const upTo = sql<SqlBool>`(created_at, id) <= (${to.until}::timestamptz, ${to.id}::text)`;
  if (last) await addWordsOf(db, vocabulary, allOf([after, upTo]));
  await saveProgress(db, vocabulary, to, rows.length < batchSize);
  return rows.length === batchSize;
}

function isOf({ spaceId, contentTypeId }: Vocabulary): RawBuilder<SqlBool> {
  return sql`(space_id = ${spaceId} and content_type_id = ${contentTypeId})`;
}

async function readProgress(db: Kysely<Database>, vocabulary: Vocabulary): Promise<Place | "complete"> {
  const row = await db
    .selectFrom("vocabulary_progress")
    .select(["fields", "read_until", "read_id", "is_complete"])
    .where(isOf(vocabulary))
    .executeTakeFirst();
  if (row?.fields !== fieldsOf(vocabulary)) return beginning;
  return row.is_complete ? "complete" : { until: row.read_until, id: row.read_id };
}

/** Of other fields than now, reading begins anew. */
function fieldsOf({ texts }: Vocabulary): string {
  return JSON.stringify(texts.map(({ keys }) => keys));
}

async function saveProgress(
  db: Kysely<Database>,
  vocabulary: Vocabulary,
  { until, id }: Place,
  isComplete: boolean,
): Promise<void> {
  const { spaceId: space_id, contentTypeId: content_type_id } = vocabulary;
  const reached = {
    fields: fieldsOf(vocabulary),
    read_until: until,
    read_id: id,
    is_complete: isComplete,
  };
  await db
    .insertInto("vocabulary_progress")
    .values({ space_id, content_type_id, ...reached })
    .onConflict((conflict) => conflict.columns(["space_id", "content_type_id"]).doUpdateSet(reached))
    .execute();
}

async function addWordsOf(
  db: Kysely<Database>,
  vocabulary: Vocabulary,
  which: RawBuilder<SqlBool>,
): Promise<void> {
  for (const { locale, keys } of vocabulary.texts) {
    const { rows } = await sql<{ word: string }>`
      select word from (
        select distinct unnest(tsvector_to_array(${wordsOf(keys)})) as word from content
        where ${isOf(vocabulary)} and ${which}
      ) as found where not exists (
        select from vocabulary as known where ${isOf(vocabulary)} and locale = ${locale}
          and known.spelling = lower(found.word) and known.word = found.word
      ) order by word`.execute(db);
    await addWords(db, { ...vocabulary, locale }, rows.map(({ word }) => word).filter(isSpelled));
  }
}

async function addWords(
  db: Kysely<Database>,
  { spaceId, contentTypeId, locale }: Vocabulary & { locale: string },
  words: string[],
): Promise<void> {
  if (words.length === 0) return;
  const pairs = words.flatMap((word) => spellingsOf(word).map((spelling) => ({ word, spelling })));
  await sql`
    insert into vocabulary (space_id, content_type_id, locale, spelling, word)
    select ${spaceId}, ${contentTypeId}, ${locale}, pair ->> 'spelling', pair ->> 'word'
    from jsonb_array_elements(${JSON.stringify(pairs)}::text::jsonb) as pair
    on conflict do nothing`.execute(db);
}
