import type { Search } from "#service/query/search.ts";

/** How values compare: the table "Kinds" of `grammar.md`. */
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

/** The columns of `content` and `media` for `sys.` paths. */
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

/** The further columns of CMA's lists. */
type ManagementColumn = "user_id" | "roles" | "name" | "display_field" | "status";

/** What a path refers to: a column, a place in `fields`, a constant, or the rank or section in a search. */
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
  /** A LongText with full-text search: with advanced search, `eq` also finds texts that contain the value. */
  searchable?: boolean;
}

/** A RichText or Json field exists, but can't be searched. */
export interface NotSearchable {
  notSearchable: true;
}

/** Resolves the rest of a `fields.` path (`[apiName, locale, …]`); undefined if the field or locale doesn't exist. */
export type FieldCatalogue = (path: string, segments: string[]) => Target | NotSearchable | undefined;
