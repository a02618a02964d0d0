import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** What the database or the service derives from Contents and Media. */
export interface DerivedTables {
  content_counter: ContentCounterTable;
  media_counter: MediaCounterTable;
  vocabulary: VocabularyTable;
  unread_item: UnreadItemTable;
  listed_type: ListedTypeTable;
  listed_order: ListedOrderTable;
  member_write: MemberWriteTable;
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

/** A Content Type whose Contents are in a partition of `listed_content` too, by triggers of `content` (migration 0011). */
interface ListedTypeTable {
  space_id: string;
  content_type_id: string;
  /** The partition is `listed_content_<number>`. */
  number: GeneratedAlways<number>;
  /** It has all Contents of the type, and its indexes: lists may read it. */
  is_complete: Generated<boolean>;
}

/** A field that lists of a Content Type were put in order by: there is an index for it, or soon will be (`query/asked-order.ts`). */
interface ListedOrderTable {
  space_id: string;
  content_type_id: string;
  /** As a list names it: `fields.title.en-US`. */
  path: string;
}

/**
 * What each member wrote last, for reads of replicas (`replicas/member-writes.ts`). Unlogged: it is empty after a crash and on a
 * standby that was promoted.
 */
interface MemberWriteTable {
  /** Empty, with an empty `service_user_id`, in the row that stands for all that was written before the table was made or emptied. */
  space_id: string;
  service_user_id: string;
  /** The end of the write-ahead log after the write (`pg_lsn`). */
  lsn: string;
  /** Writes that have begun, and those whose end is unknown until then. */
  under_way: Generated<number>;
  until: ColumnType<Date, Date | undefined, Date>;
}
