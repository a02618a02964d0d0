import type { Condition, SearchMethod } from "#lib/content/search-methods.ts";
import type { Author } from "#lib/space/author.ts";
import type { EndpointName } from "#lib/space/endpoints.ts";
import type { ListQuery, Page } from "#lib/space/list.ts";
import type { Send } from "#lib/space/send.ts";
import type { Kind } from "#lib/space-file/schema.ts";
import type { FoundIn, View } from "./view.ts";

export interface Listed {
  sys: { id: string };
}

export interface Authored {
  sys: { id: string; createdBy: Author };
}

/** The search that a page answers, and what else narrows its list. */
export interface PageSearch {
  text: string;
  mine: boolean;
  isFiltered: boolean;
  section?: FoundIn | undefined;
}

/** A page; in a Space that searches titles alone also in which, as the URL of later pages contains it, and how. */
export interface FoundPage<Item = Listed> extends Page<Item> {
  /** Rows of an earlier search stay while the next one loads: the page says what it answers. */
  answers?: PageSearch;
  searchIn?: readonly string[];
  reach?: SearchMethod["reach"];
  /** What the Space turned out to lack (`refusedSearches`). */
  lacks?: readonly string[];
}

/** Deleting others' items is refused separately. */
export type DeleteRight = "delete" | "deleteOthers";

/**
 * A list: URL ⇄ view → query → page. Defined in `of/`; created on the server and in the browser, as it
 * contains functions.
 */
export interface Collection<
  Shown extends View = View,
  Found extends FoundPage = FoundPage,
  Name extends string = EndpointName,
> {
  /** The cache key: a Content Type's id, `@media`. */
  id: string;
  /** The URL of the default view. */
  plain: string;
  /** The order of the default view; a search in all texts then ranks its results. */
  usualOrder: string;
  /** The kind of the field that a search in titles asks; Text by default. */
  titleKind?: Kind | undefined;
  address: (view: Shown) => string;
  /** Whether a view filters. */
  isPart: (view: Shown) => boolean;
  /** Whether the conditions of a view are others every day. */
  isDaily?: (view: Shown) => boolean;
  query: (view: Shown, search: readonly Condition[]) => ListQuery;
  find: (send: Send<Name>, query: ListQuery) => Promise<Found>;
}

export interface Deletable<Item, Name extends string = EndpointName> {
  id: string;
  /** Undefined if the member may not delete it. */
  deleteRight: (item: Item) => DeleteRight | undefined;
  deleteItem: (send: Send<Name>, id: string) => Promise<void>;
  readItem: (send: Send<Name>, id: string) => Promise<unknown>;
}
