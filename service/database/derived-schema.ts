import type { ColumnType, Generated } from "kysely";

/** What the database or the service derives from Contents and Media. */
export interface DerivedTables {
  content_counter: ContentCounterTable;
  media_counter: MediaCounterTable;
  vocabulary: VocabularyTable;
  vocabulary_progress: VocabularyProgressTable;
  unread_content: UnreadContentTable;
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

/** The words of searchable texts by their spellings (`query/spelling.ts`). */
interface VocabularyTable {
  space_id: string;
  content_type_id: string;
  locale: string;
  spelling: string;
  /** As full-text search has it. */
  word: string;
}

/** How far the Contents of a type have been read that were there before their writes were queued (`query/vocabulary.ts`). */
interface VocabularyProgressTable {
  space_id: string;
  content_type_id: string;
  /** The fields that were read. */
  fields: string;
  read_until: ColumnType<Date, Date, Date>;
  read_id: string;
  is_complete: boolean;
}

/** Contents whose words are to be added: written by triggers of `content`. */
interface UnreadContentTable {
  space_id: string;
  content_type_id: string;
  content_id: string;
}
