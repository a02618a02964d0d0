import { isSearchText, placesFrom } from "#lib/content/search-ways.ts";

export const pageSizes = [15, 30, 60, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** A query string as pages (`searchParams`) and browsers (`URLSearchParams`) hand it over. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A page of a list; at most one of the two, none for the first page. */
export interface Cursor {
  next?: string;
  prev?: string;
}

/** What the address of every list says. The address is the view: the same one shows the same to everybody. */
export interface View {
  mine: boolean;
  order: string;
  size: PageSize;
  /** The text to search for; "" for none. */
  search: string;
  /** The places to search, one after the other until something is found: `title.en-US`. None without `search`. */
  searchIn: readonly string[];
  cursor: Cursor;
}

/** What a list shows where its address says nothing, and what its address may say. */
export interface ViewRules {
  order: string;
  orders: readonly string[];
  size: PageSize;
  searchPlaces: readonly string[];
}

/** The part of an address that is invalid. */
export type ViewProblem = "mine" | "order" | "size" | "cursor" | "search";

/** Reads what every list's address says. Unknown parameters are ignored. */
export function readView(search: Search, rules: ViewRules): { view: View } | { problem: ViewProblem } {
  const { mine, order = rules.order, q = "", in: searchIn } = search;
  if (mine !== undefined && mine !== "1") return { problem: "mine" };
  if (typeof order !== "string" || !rules.orders.includes(order)) return { problem: "order" };
  const size = readSize(search.size, rules.size);
  if (size === undefined) return { problem: "size" };
  const cursor = readCursor(search);
  if (cursor === undefined) return { problem: "cursor" };
  const places = placesFrom(rules.searchPlaces, searchIn);
  if (!isSearchText(q) || places === undefined) return { problem: "search" };
  return { view: { mine: mine === "1", order, size, search: q, searchIn: q === "" ? [] : places, cursor } };
}

/** A view as a query string. Defaults are left out, so that a view has one address; `own` is of one kind of list. */
export function viewSearch<Own extends Search>(
  { mine, order, size, search, searchIn, cursor }: View,
  rules: Pick<ViewRules, "order" | "size">,
  own: Own,
) {
  return {
    q: search === "" ? undefined : search,
    in: search === "" ? undefined : searchIn[0],
    ...own,
    mine: mine ? "1" : undefined,
    order: order === rules.order ? undefined : order,
    size: size === rules.size ? undefined : String(size),
    next: cursor.next,
    prev: cursor.prev,
  };
}

/** The view with some of it changed, from its first page. */
export function changedView<Shown extends View>(view: Shown, change: Partial<Shown>): Shown {
  return { ...view, cursor: {}, ...change };
}

/** Whether it is a page after the first. */
export function isFurtherOn({ next, prev }: Cursor): boolean {
  return next !== undefined || prev !== undefined;
}

function readSize(size: Search[string], usual: PageSize): PageSize | undefined {
  return size === undefined ? usual : pageSizes.find((each) => String(each) === size);
}

const cursorMax = 4096;

/** The cursor of an address; undefined for an invalid one. */
export function readCursor({ next, prev }: Search): Cursor | undefined {
  if (!isCursor(next) || !isCursor(prev) || (next !== undefined && prev !== undefined)) return undefined;
  return { ...(next !== undefined && { next }), ...(prev !== undefined && { prev }) };
}

function isCursor(value: Search[string]): value is string | undefined {
  return value === undefined || (typeof value === "string" && value !== "" && value.length <= cursorMax);
}

/** A browser's query string in the shape that pages get it: a repeated name is a list. */
export function searchOf(parameters: URLSearchParams): Search {
  const search: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    search[name] = values.length > 1 ? values : (values[0] ?? "");
  }
  return search;
}
