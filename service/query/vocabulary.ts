import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#service/database/schema.ts";
import type { SearchedText, SearchedTexts } from "#service/query/search.ts";
import { searchedText, wordsOf } from "#service/query/searched-text.ts";
import { formsOf, spellingOf, spellingsOf } from "#service/query/spelling.ts";

/** The words of everything that a search of a Content Type or of Media covers. */
export interface Vocabulary {
  spaceId: string;
  /** Empty for Media. */
  contentTypeId: string;
  texts: readonly SearchedText[];
}

const batchSize = 200;

export function vocabularyOf(
  spaceId: string,
  contentTypeId: string,
  { titles, texts }: SearchedTexts,
): Vocabulary {
  return { spaceId, contentTypeId, texts: [...titles, ...texts] };
}

/**
 * Adds the words of queued Contents and Media: a trigger queues them when they are written (migration 0009), and all of
 * a type before it gets a search index. Words that no text has any more stay; they find nothing. Several processes may
 * do this at once.
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
    if (!(await readQueued(db, vocabulary))) return true;
  } while (performance.now() < stopAt);
  return false;
}

/** Contents whose texts weren't searchable before. */
export async function queueContents(
  db: Kysely<Database>,
  spaceId: string,
  contentTypeId: string,
): Promise<void> {
  await sql`
    insert into unread_item (space_id, content_type_id, item_id)
    select space_id, content_type_id, id from content where space_id = ${spaceId} and content_type_id = ${contentTypeId}
    except select space_id, content_type_id, item_id from unread_item
    where space_id = ${spaceId} and content_type_id = ${contentTypeId}`.execute(db);
}

/** False if the queue is empty. */
async function readQueued(db: Kysely<Database>, vocabulary: Vocabulary): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ item_id: string }>`
      delete from unread_item where ctid = any(array(
        select ctid from unread_item where ${isOf(vocabulary)} limit ${sql.lit(batchSize)} for update skip locked
      )) returning item_id`.execute(transaction);
    const ids = rows.map(({ item_id }) => item_id);
    if (ids.length > 0) await addWordsOf(transaction, vocabulary, ids);
    return ids.length > 0;
  });
}

function isOf({ spaceId, contentTypeId }: Vocabulary): RawBuilder<SqlBool> {
  return sql`(space_id = ${spaceId} and content_type_id = ${contentTypeId})`;
}

async function addWordsOf(db: Kysely<Database>, vocabulary: Vocabulary, ids: string[]): Promise<void> {
  const which =
    vocabulary.contentTypeId === ""
      ? sql`media where space_id = ${vocabulary.spaceId}`
      : sql`content where ${isOf(vocabulary)}`;
  for (const [locale, texts] of Map.groupBy(vocabulary.texts, (text) => text.locale)) {
    const words = texts.map(
      ({ keys }) =>
        sql`select unnest(tsvector_to_array(${wordsOf(searchedText(keys))})) as word from ${which} and id = any(${ids}::text[])`,
    );
    const { rows } = await sql<{ word: string }>`${sql.join(words, sql` union `)}`.execute(db);
    // Sorted, so that two processes can't deadlock.
    const forms = [...new Set(rows.flatMap(({ word }) => formsOf(word)))].sort();
    if (forms.length > 0) await addForms(db, { ...vocabulary, locale }, forms);
  }
}

async function addForms(
  db: Kysely<Database>,
  vocabulary: Vocabulary & { locale: string },
  forms: string[],
): Promise<void> {
  const { spaceId, contentTypeId, locale } = vocabulary;
  const { rows } = await sql<{ word: string }>`
    select form.word from unnest(${forms}::text[], ${forms.map(spellingOf)}::text[]) as form (word, spelling)
    where not exists (
      select from vocabulary as known where ${isOf(vocabulary)} and locale = ${locale}
        and known.spelling = form.spelling and known.word = form.word
    ) order by form.word collate "C"`.execute(db);
  const pairs = rows.flatMap(({ word }) => spellingsOf(word).map((spelling) => ({ word, spelling })));
  if (pairs.length === 0) return;
  await sql`
    insert into vocabulary (space_id, content_type_id, locale, spelling, word)
    select ${spaceId}, ${contentTypeId}, ${locale}, pair ->> 'spelling', pair ->> 'word'
    from jsonb_array_elements(${JSON.stringify(pairs)}::text::jsonb) as pair
    on conflict do nothing`.execute(db);
}
