import type { ListQuery } from "#lib/space/list-query.ts";
import { type Condition, isSearchText, placesFrom } from "../list/list-search.ts";
import { type PageSize, readSize, readTurn, type Search, type Turn } from "../list/view-parts.ts";
import { kindCondition, type MediaKind, mediaKindNames } from "./media-kinds.ts";

const newestFirst = "-sys.createdAt";
const usualSize = 30;

export const mediaLooks = ["grid", "list"] as const;
export type MediaLook = (typeof mediaLooks)[number];

/** What the address of the photos and files says. The address is the view. */
export interface MediaView extends Turn {
  kind?: MediaKind;
  mine: boolean;
  look: MediaLook;
  order: string;
  size: PageSize;
  /** What is looked for in titles; "" for nothing. */
  search: string;
  /** In which locale's titles first: `title.en-US`. None without `search`. */
  searchIn: readonly string[];
}

/** Which part of an address nobody can follow. */
export type MediaViewProblem = "kind" | "mine" | "look" | "order" | "size" | "cursor" | "search";

export type MediaViewReading = { view: MediaView } | { problem: MediaViewProblem };

/** Every order that there is, those of titles by the locale that they are read in first. */
export function mediaOrders(localeIds: readonly string[]): string[] {
  const size = `fields.file.${localeIds[0] ?? ""}.detail.size`;
  const titles = localeIds.flatMap((localeId) => [`fields.title.${localeId}`, `-fields.title.${localeId}`]);
  return [newestFirst, "sys.createdAt", "-sys.updatedAt", ...titles, `-${size}`, size];
}

function mediaSearchPlaces(localeIds: readonly string[]): string[] {
  return localeIds.map((localeId) => `title.${localeId}`);
}

/** Reads the view of an address; says which part of it nobody can follow. Unknown parameters are left alone. */
export function readMediaView(search: Search, localeIds: readonly string[]): MediaViewReading {
  const { kind: said, mine, view: shown = "grid", order = newestFirst, q = "", in: searchIn } = search;
  const kind = mediaKindNames.find((each) => each === said);
  if (said !== undefined && kind === undefined) return { problem: "kind" };
  if (mine !== undefined && mine !== "1") return { problem: "mine" };
  const look = mediaLooks.find((each) => each === shown);
  if (look === undefined) return { problem: "look" };
  if (typeof order !== "string" || !mediaOrders(localeIds).includes(order)) return { problem: "order" };
  const size = readSize(search.size, usualSize);
  if (size === undefined) return { problem: "size" };
  const turn = readTurn(search);
  if (turn === undefined) return { problem: "cursor" };
  const places = placesFrom(mediaSearchPlaces(localeIds), searchIn);
  if (!isSearchText(q) || places === undefined) return { problem: "search" };
  return {
    view: {
      ...(kind !== undefined && { kind }),
      ...{ mine: mine === "1", look, order, size, search: q, searchIn: q === "" ? [] : places },
      ...turn,
    },
  };
}

/** The view as a query: whatever is the default is left out, so that one view has one address. */
export function mediaViewSearch(view: MediaView): Record<string, string | undefined> {
  return {
    q: view.search === "" ? undefined : view.search,
    in: view.search === "" ? undefined : view.searchIn[0],
    kind: view.kind,
    mine: view.mine ? "1" : undefined,
    order: view.order === newestFirst ? undefined : view.order,
    size: view.size === usualSize ? undefined : String(view.size),
    view: view.look === "grid" ? undefined : view.look,
    next: view.next,
    prev: view.prev,
  };
}

/** What can be changed of a view; `kind: undefined` shows all kinds. */
export type MediaViewChange = Partial<Omit<MediaView, "kind">> & { kind?: MediaKind | undefined };

/** Another view from its beginning: what changes drops the cursor. */
export function changedMediaView(
  { next: _n, prev: _p, ...view }: MediaView,
  change: MediaViewChange,
): MediaView {
  const { kind, ...rest } = { ...view, ...change };
  return { ...rest, ...(kind !== undefined && { kind }) };
}

/** Whether a view shows only some of all that there is. */
export function isPartOfMedia({ kind, mine, search }: MediaView): boolean {
  return kind !== undefined || mine || search !== "";
}

/** What to ask the service for a view, with the conditions of a search as they are sent. */
export function mediaQueryOf(
  view: MediaView,
  localeIds: readonly string[],
  memberId: string,
  search: readonly Condition[],
): ListQuery {
  return {
    limit: view.size,
    order: view.order,
    include: 1,
    ...(view.next !== undefined && { next: view.next }),
    ...(view.prev !== undefined && { prev: view.prev }),
    conditions: [
      ...(view.kind === undefined ? [] : [kindCondition(view.kind, localeIds[0] ?? "")]),
      ...(view.mine ? [["sys.createdBy.sys.id", memberId] as const] : []),
      ...search,
    ],
  };
}

/** What an order is called, whichever locale's titles it goes by. */
export function mediaOrderName(order: string) {
  const isDown = order.startsWith("-");
  if (order.includes("fields.title.")) return isDown ? "titleZA" : "titleAZ";
  if (order.endsWith(".detail.size")) return isDown ? "largest" : "smallest";
  if (order.endsWith("sys.updatedAt")) return "changed";
  return isDown ? "newest" : "oldest";
}
