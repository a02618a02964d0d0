import type { Search } from "#service/query/search.ts";

/** How the values of a target compare: the table "Kinds" of `grammar.md`. */
export type ValueKind =
  | "text"
  | "integer"
  | "number"
  | "boolean"
  | "date"
  | "timestamp"
  | "texts"
  | "refers"
  | "location"
  | "present";

/** Columns of `content` and `media` that a `sys.` path names. */
export type SysColumn =
  | "id"
  | "space_id"
  | "content_type_id"
  | "tags"
  | "version"
  | "publish_version"
  | "publish_counter"
  | "publish_at"
  | "publish_first_at"
  | "publish_by"
  | "created_by"
  | "updated_by"
  | "created_at"
  | "updated_at";

/** Columns that the lists of CMA have besides. */
type ManagementColumn = "user_id" | "roles" | "name" | "display_field" | "status";

/** What a path names: a column, a place inside the `fields` column, one and the same text for every item, or the rank or section in a search. */
export type Source =
  | { from: "column"; column: SysColumn | ManagementColumn }
  | { from: "fields"; keys: string[] }
  | { from: "constant"; text: string }
  | { from: "search"; search: Search }
  | { from: "searchSection"; search: Search };

export interface Target {
  /** As the request writes it, for messages. */
  path: string;
  kind: ValueKind;
  source: Source;
  /** A LongText with full-text search: under advanced search `eq` also finds what contains the value. */
  searchable?: boolean;
}

/** A path of a RichText or Json field names something, but nothing that can be searched. */
export interface NotSearchable {
  notSearchable: true;
}

/** Finds what the rest of a `fields.` path names (`[apiName, locale, …]`); undefined when there is no such field or locale. */
export type FieldCatalogue = (path: string, segments: string[]) => Target | NotSearchable | undefined;
