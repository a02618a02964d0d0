import type { Condition } from "#lib/content/search-ways.ts";
import type { EndpointName } from "#lib/space/endpoints.ts";
import type { Page } from "#lib/space/list.ts";
import type { ListQuery } from "#lib/space/list-query.ts";
import type { Send } from "#lib/space/send.ts";
import type { View } from "./view.ts";

/** Anything that a list shows. */
export interface Listed {
  sys: { id: string };
}

/** A page of a list, and the place that a search was found in: the address of a later page names it. */
export interface FoundPage<Item = Listed> extends Page<Item> {
  searchIn?: readonly string[];
}

/** Deletes of other members' items are refused apart from those of one's own. */
export type DeleteRight = "delete" | "deleteOthers";

/**
 * A list of a Space: address ⇄ view → query → page. The definitions are in `of/`; they hold functions, and so are made
 * where they are needed, on the server and in the browser.
 */
export interface Collection<
  Shown extends View = View,
  Found extends FoundPage = FoundPage,
  Name extends string = EndpointName,
> {
  /** The key of its cached pages, and of what is remembered about it: a Content Type's id, `@media`. */
  id: string;
  /** The address of its usual view. */
  plain: string;
  address: (view: Shown) => string;
  /** Whether a view shows only some of all items. */
  isPart: (view: Shown) => boolean;
  /** The field that a search by name looks in. */
  displayField: string;
  query: (view: Shown, search: readonly Condition[]) => ListQuery;
  /** Throws `SpaceError`. */
  find: (send: Send<Name>, query: ListQuery) => Promise<Found>;
}

/** How items of a collection are deleted. */
export interface Deletable<Item, Name extends string = EndpointName> {
  /** Of the collection. */
  id: string;
  /** What deleting an item takes; undefined when this member may not. */
  deleteRight: (item: Item) => DeleteRight | undefined;
  deleteItem: (send: Send<Name>, id: string) => Promise<void>;
  readItem: (send: Send<Name>, id: string) => Promise<unknown>;
}
