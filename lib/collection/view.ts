import { everywhere, isSearchText } from "#lib/content/search-methods.ts";

export const pageSizes = [15, 30, 60, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** A query string of `searchParams` or `URLSearchParams`. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** At most one of the two; none for the first page. */
export interface Cursor {
  next?: string;
  prev?: string;
}

/** What every list's URL says. The same URL shows the same view to everyone. */
export interface View {
  mine: boolean;
  order: string;
  size: PageSize;
  search: string;
  /** Where to search, in order, until the Space accepts it: `sys.search`, `title.en-US`. A later page has one. */
  searchIn: readonly string[];
  /** Only what the search found in titles, or in texts; absent for both. */
  section?: FoundIn | undefined;
  cursor: Cursor;
}

/** The sections of a search that can be listed alone. */
export const foundIn = { titles: ["titleStart", "title"], texts: ["text"] } as const;
export type FoundIn = keyof typeof foundIn;

/** Defaults, and what a URL may say. */
export interface ViewRules {
  order: string;
  orders: readonly string[];
  size: PageSize;
  searchPlaces: readonly string[];
}

export type ViewProblem = "mine" | "order" | "size" | "cursor" | "search";

/** Reads the common parameters; unknown ones are ignored. */
export function readView(search: Search, rules: ViewRules): { view: View } | { problem: ViewProblem } {
  const { mine, order = rules.order, q = "" } = search;
  if (mine !== undefined && mine !== "1") return { problem: "mine" };
  if (typeof order !== "string" || !rules.orders.includes(order)) return { problem: "order" };
  const size = readSize(search.size, rules.size);
  if (size === undefined) return { problem: "size" };
  const cursor = readCursor(search);
  if (cursor === undefined) return { problem: "cursor" };
  const searchIn = isFurtherOn(cursor) ? placeOf(search, rules) : rules.searchPlaces;
  if (!isSearchText(q) || searchIn === undefined) return { problem: "search" };
  const section = q === "" ? undefined : sectionOf(search);
  return {
    view: {
      ...{ mine: mine === "1", order, size, search: q, searchIn: q === "" ? [] : searchIn, cursor },
      ...(section !== undefined && { section }),
    },
  };
}

/** A view as query parameters without defaults, so that a view has one URL; `own` is specific to a list. */
export function viewSearch<Own extends Search>(
  { mine, order, size, search, searchIn, section, cursor }: View,
  rules: Pick<ViewRules, "order" | "size">,
  own: Own,
) {
  return {
    q: search === "" ? undefined : search,
    in: search !== "" && isFurtherOn(cursor) && searchIn[0] !== everywhere ? searchIn[0] : undefined,
    section: search === "" ? undefined : section,
    ...own,
    mine: mine ? "1" : undefined,
    order: order === rules.order ? undefined : order,
    size: size === rules.size ? undefined : String(size),
    next: cursor.next,
    prev: cursor.prev,
  };
}

/** The changed view, from its first page; another search begins with all of its sections. */
export function changedView<Shown extends View>(view: Shown, change: Partial<Shown>): Shown {
  return { ...view, ...(change.search !== undefined && { section: undefined }), cursor: {}, ...change };
}

export function isFurtherOn({ next, prev }: Cursor): boolean {
  return next !== undefined || prev !== undefined;
}

function sectionOf({ section }: Search): FoundIn | undefined {
  return section === "titles" || section === "texts" ? section : undefined;
}

/** Where the first page was found; its cursor belongs to that search. */
function placeOf({ in: place = everywhere }: Search, { searchPlaces }: ViewRules): string[] | undefined {
  return searchPlaces.some((each) => each === place) ? [String(place)] : undefined;
}

function readSize(size: Search[string], usual: PageSize): PageSize | undefined {
  return size === undefined ? usual : pageSizes.find((each) => String(each) === size);
}

const cursorMax = 4096;

/** Undefined if invalid. */
export function readCursor({ next, prev }: Search): Cursor | undefined {
  if (!isCursor(next) || !isCursor(prev) || (next !== undefined && prev !== undefined)) return undefined;
  return { ...(next !== undefined && { next }), ...(prev !== undefined && { prev }) };
}

function isCursor(value: Search[string]): value is string | undefined {
  return value === undefined || (typeof value === "string" && value !== "" && value.length <= cursorMax);
}

/** Repeated names become arrays. */
export function searchOf(parameters: URLSearchParams): Search {
  const search: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    search[name] = values.length > 1 ? values : (values[0] ?? "");
  }
  return search;
}
