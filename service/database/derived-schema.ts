import type { Generated } from "kysely";

/** What the database or the service derives from Contents and Media. */
export interface DerivedTables {
  content_counter: ContentCounterTable;
  media_counter: MediaCounterTable;
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
