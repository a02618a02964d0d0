import type { Generated } from "kysely";

/** What the database or the service derives from Contents and Media. */
export interface DerivedTables {
  content_counter: ContentCounterTable;
  media_counter: MediaCounterTable;
  vocabulary: VocabularyTable;
  unread_item: UnreadItemTable;
}

/** Kept by triggers of `content` (migrations 0002 and 0007). A total is the sum of its slots: writers don't wait for each other. */
interface ContentCounterTable {
  space_id: string;
  content_type_id: string;
  slot: Generated<number>;
  total: number;
  /** Rises with every write. */
  changes: Generated<number>;
}

/** The same for `media`. */
interface MediaCounterTable {
  space_id: string;
  slot: Generated<number>;
  total: number;
  changes: Generated<number>;
}

/** The words of searched texts by their spellings (`query/spelling.ts`). */
interface VocabularyTable {
  space_id: string;
  content_type_id: string;
  locale: string;
  spelling: string;
  /** As full-text search has it. */
  word: string;
}

/** Contents and Media whose words are to be added: written by triggers, and where a new index shows that texts were not read. */
interface UnreadItemTable {
  space_id: string;
  /** Empty for Media, as in `vocabulary`. */
  content_type_id: string;
  item_id: string;
}
