import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { updateVocabulary, vocabularyOf } from "#service/query/vocabulary.ts";

const pauseAfterMilliseconds = 1_000;

/** Brings the vocabulary of every Content Type up to date; ends early when the service closes. */
export async function updateVocabularies(db: Kysely<Database>, closing: AbortSignal): Promise<void> {
  const types = await db
    .selectFrom("content_type")
    .innerJoin("space", "space.id", "content_type.space_id")
    .select(["content_type.space_id", "content_type.id", "fields", "default_locale", "locales"])
    .execute();
  for (const { space_id: spaceId, default_locale: defaultLocale, locales, ...type } of types) {
    const vocabulary = vocabularyOf(spaceId, type, { defaultLocale, locales });
    if (!vocabulary) await emptyQueue(db, spaceId, type.id);
    while (vocabulary && !closing.aborted) {
      if (await updateVocabulary(db, vocabulary, pauseAfterMilliseconds)) break;
    }
  }
}

/** Of a type without searchable texts; when it gets some, all of its Contents are read. */
async function emptyQueue(db: Kysely<Database>, spaceId: string, contentTypeId: string): Promise<void> {
  await db
    .deleteFrom("unread_content")
    .where("space_id", "=", spaceId)
    .where("content_type_id", "=", contentTypeId)
    .execute();
}
