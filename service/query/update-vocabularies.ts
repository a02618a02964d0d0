import type { Kysely } from "kysely";
import type { Database } from "#service/database/schema.ts";
import { searchedContent, searchedMedia } from "#service/query/searched-fields.ts";
import { updateVocabulary, type Vocabulary, vocabularyOf } from "#service/query/vocabulary.ts";

const pauseAfterMilliseconds = 1_000;

/** Updates the vocabulary of every Content Type and of Media; stops early when the service closes. */
export async function updateVocabularies(db: Kysely<Database>, closing: AbortSignal): Promise<void> {
  for (const vocabulary of await vocabularies(db)) {
    while (!closing.aborted) {
      if (await updateVocabulary(db, vocabulary, pauseAfterMilliseconds)) break;
    }
  }
}

async function vocabularies(db: Kysely<Database>): Promise<Vocabulary[]> {
  const spaces = await db.selectFrom("space").select(["id", "default_locale", "locales"]).execute();
  const types = await db
    .selectFrom("content_type")
    .select(["space_id", "id", "display_field", "fields"])
    .execute();
  return spaces.flatMap(({ id: spaceId, default_locale: defaultLocale, locales }) => [
    vocabularyOf(spaceId, "", searchedMedia({ locales })),
    ...types
      .filter(({ space_id }) => space_id === spaceId)
      .map((type) => vocabularyOf(spaceId, type.id, searchedContent(type, { defaultLocale, locales }))),
  ]);
}
