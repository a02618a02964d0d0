import type { ListFilter } from "#lib/fields/filter/filter-operator.ts";
import { type FilterRefusal, filterName, readFilters } from "#lib/fields/filter/filter-read.ts";
import { filterFieldsOf } from "#lib/fields/filter.ts";
import type { ListQuery } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { columnsOf, isPlainColumns, readColumns } from "./list-columns.ts";
import { firstOrders, listOrders, type OrderSubject } from "./list-order.ts";
import type { ListPlace } from "./list-place.ts";
import { type Condition, isSearchText, placesFrom, searchPlacesOf, searchWays } from "./list-search.ts";
import { type PageSize, readSize, readTurn, type Search } from "./view-parts.ts";

/** What the address of a list says. The address is the view: the same one shows the same to everybody. */
export interface ListView {
  mine: boolean;
  order: string;
  size: PageSize;
  /** All of them hold together. */
  filters: readonly ListFilter[];
  /** What is looked for; "" for nothing. */
  search: string;
  /** Where it is looked for, one place after the other until something is found: `title.en-US`. None without `search`. */
  searchIn: readonly string[];
  /** By key, in order; absent for those of the Space file. */
  columns?: readonly string[];
  /** At most one of the two. */
  next?: string;
  prev?: string;
}

/** Which part of an address nobody can follow; of a condition also why. */
export type ViewProblem = "mine" | "order" | "size" | "columns" | "cursor" | "search" | FilterRefusal;

export type ViewReading = { view: ListView } | { problem: ViewProblem };

/** Reads a list's view; says which part of the address nobody can follow. Unknown parameters are left alone. */
export function readListView(
  search: Search,
  subject: OrderSubject,
  place: ListPlace = "contents",
): ViewReading {
  const { mine, order = firstOrders[place], size, columns, q = "", in: searchIn } = search;
  if (mine !== undefined && mine !== "1") return { problem: "mine" };
  if (typeof order !== "string" || !listOrders(subject).includes(order)) return { problem: "order" };
  const known = readSize(size, 15);
  if (known === undefined) return { problem: "size" };
  const chosen = typeof columns === "string" ? readColumns(columns, subject.type) : undefined;
  if (columns !== undefined && chosen === undefined) return { problem: "columns" };
  const turn = readTurn(search);
  if (turn === undefined) return { problem: "cursor" };
  const searched = placesFrom(searchPlacesOf(subject.type, subject.localeIds), searchIn);
  if (!isSearchText(q) || searched === undefined) return { problem: "search" };
  const conditions = readFilters(entriesOf(search), filterFieldsOf(subject.type, subject.localeIds));
  if ("refused" in conditions) return { problem: conditions.refused };
  return {
    view: {
      mine: mine === "1",
      order,
      size: known,
      filters: conditions.filters,
      search: q,
      searchIn: q === "" ? [] : searched,
      ...(chosen !== undefined && !isPlainColumns(subject.type, chosen) && { columns: chosen }),
      ...turn,
    },
  };
}

function entriesOf(search: Search): (readonly [name: string, value: string])[] {
  return Object.entries(search).flatMap(([name, value = []]) =>
    (typeof value === "string" ? [value] : value).map((each) => [name, each] as const),
  );
}

/** The view as a query: whatever is the default is left out, so that one view has one address. */
export function listViewSearch(
  view: Partial<ListView>,
  place: ListPlace = "contents",
): Record<string, string | string[] | undefined> {
  const { filters = [], search = "", searchIn = [] } = view;
  return {
    q: search === "" ? undefined : search,
    in: search === "" ? undefined : searchIn[0],
    ...namedTogether(filters),
    mine: view.mine === true ? "1" : undefined,
    order: view.order === firstOrders[place] ? undefined : view.order,
    size: view.size === undefined || view.size === 15 ? undefined : String(view.size),
    columns: view.columns?.join(","),
    next: view.next,
    prev: view.prev,
  };
}

/** Whether a view shows only some of a type. */
export function isPartOfAll({ mine, filters, search }: ListView): boolean {
  return mine || filters.length > 0 || search !== "";
}

/** Another view of the same list, from its beginning: what changes drops the cursor. */
export function changedView(view: ListView, change: Partial<ListView>): ListView {
  const { next: _next, prev: _prev, ...rest } = view;
  return { ...rest, ...change };
}

function namedTogether(filters: readonly ListFilter[]): Record<string, string | string[]> {
  const byName = Map.groupBy(filters, filterName);
  return Object.fromEntries(
    [...byName].map(([name, group]) => {
      const [first = "", ...rest] = group.map(({ value }) => value);
      return [name, rest.length === 0 ? first : [first, ...rest]];
    }),
  );
}

/**
 * What to ask the service for a view: only the fields that rows show, with what they refer to. A search asks in the
 * first of its places (`listFound` knows the others); as an address says it, this is the key of the view.
 */
export function listQueryOf(type: ContentType, view: ListView, memberId: string): ListQuery {
  return listQueryWith(
    type,
    view,
    memberId,
    searchWays(type, view)
      .slice(0, 1)
      .map(({ condition }) => condition),
  );
}

/** The same with the conditions of a search as they are sent. */
export function listQueryWith(
  type: ContentType,
  view: ListView,
  memberId: string,
  search: readonly Condition[],
): ListQuery {
  const { displayField, summaryField, pictureField } = type;
  const fields = columnsOf(type, view.columns).filter(({ kind }) => kind === "field");
  const shown = [displayField, summaryField, pictureField, ...fields.map(({ key }) => key)];
  const select = [...new Set(shown.filter((name) => name !== undefined))].map((name) => `fields.${name}`);
  return {
    limit: view.size,
    order: view.order,
    include: 1,
    ...(view.next !== undefined && { next: view.next }),
    ...(view.prev !== undefined && { prev: view.prev }),
    conditions: [
      ["select", select.join(",")],
      ...(view.mine ? ([["sys.createdBy.sys.id", memberId]] as const) : []),
      ...view.filters.map((filter) => [filterName(filter), filter.value] as const),
      ...search,
    ],
  };
}
