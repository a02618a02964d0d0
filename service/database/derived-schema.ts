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

/**
 * Maintained by triggers of `content` (migrations 0002 and 0007). A total is the sum of its slots, so that writers
 * don't wait for each other.
 */
interface ContentCounterTable {
  space_id: string;
  content_type_id: string;
  slot: Generated<number>;
  total: number;
  /** Increases with every write. */
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
  /** As full-text search stores it. */
  word: string;
}

/**
 * A queue of Contents and Media whose words are to be added: filled by triggers, and when a new index needs texts that
 * weren't read.
 */
interface UnreadItemTable {
  space_id: string;
  /** Empty for Media, as in `vocabulary`. */
  content_type_id: string;
  item_id: string;
}

/** A Content Type whose Contents are also in a partition of `listed_content`, by triggers of `content` (migration 0011). */
interface ListedTypeTable {
  space_id: string;
  content_type_id: string;
  /** The partition is `listed_content_<number>`. */
  number: GeneratedAlways<number>;
  /** Whether it has all Contents of the type and its indexes, so that lists can read it. */
  is_complete: Generated<boolean>;
}

/** A field by which lists of a Content Type were sorted: an index for it exists or will soon (`query/asked-order.ts`). */
interface ListedOrderTable {
  space_id: string;
  content_type_id: string;
  /** As in `order`: `fields.title.en-US`. */
  path: string;
}

/**
 * The last write of each member, for reads of replicas (`replicas/member-writes.ts`). Unlogged: empty after a crash and
 * on a promoted standby.
 */
interface MemberWriteTable {
  /**
   * Empty, with an empty `service_user_id`, in the row for everything that was written before the table was created or
   * emptied.
   */
  space_id: string;
  service_user_id: string;
  /** The end of the write-ahead log after the write (`pg_lsn`). */
  lsn: string;
  /** Writes that have begun, and those with an unknown outcome until it is known. */
  under_way: Generated<number>;
  until: ColumnType<Date, Date | undefined, Date>;
}
