import { useSyncExternalStore } from "react";
import useSWR from "swr";
import { type ContentsPage, contentsOf } from "#lib/collection/of/contents.ts";
import { findCurrentPage, queryKey } from "#lib/collection/query.ts";
import { searchOf } from "#lib/collection/view.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { useDeletions } from "../deletion/page-deletions.ts";
import { browserSend } from "../send/send.ts";
import { neverChanges } from "../store.ts";
import { pageKey } from "./list-pages.ts";
import { type ListLeft, listLeftOf, rememberedText } from "./list-return.ts";
import type { CachedPage } from "./use-collection-page.ts";
import "./refused-searches.ts";

const nothing = () => "";
/** By item, because the next one is remembered before its page is shown. */
const leftByItem = new Map<string, string>();

export interface StepsSubject {
  type: ContentType;
  localeIds: readonly string[];
  memberId: string;
  timeZone: string | undefined;
  contentId: string;
}

/**
 * The neighbours of an item in the list from which it was opened; undefined if it was opened otherwise. Uses the cached
 * page of the list without reloading it, so that the order stays.
 */
export function useSteps(subject: StepsSubject): Steps | undefined {
  const { type, contentId } = subject;
  const left = useLeftList(type.id, contentId);
  const page = usePage(subject, left);
  const needed = left && page ? pagesBeside(left, page) : undefined;
  const previous = usePage(subject, needed?.previousPage);
  const next = usePage(subject, needed?.nextPage);
  return left && page ? stepsFrom(left, page, { previous, next }) : undefined;
}

/** The page of a list at an address, without what is being deleted. */
function usePage(
  { contentId, ...subject }: StepsSubject,
  left: ListLeft | undefined,
): ContentsPage | undefined {
  const { type, memberId, localeIds, timeZone } = subject;
  const { hidden } = useDeletions();
  const contents = contentsOf({ type, memberId, timeZone, reading: { localeIds } });
  const search = searchOf(new URLSearchParams(left?.address.split("?", 2)[1]));
  const address = left && contents.readView(search);
  const view = address && "view" in address ? address.view : undefined;
  const query = view && queryKey(contents, view);
  const { data } = useSWR<CachedPage<ContentsPage> | undefined>(
    query === undefined ? null : pageKey(contents.id, query),
    async () =>
      view && query !== undefined
        ? { query, page: await findCurrentPage(contents, browserSend, view) }
        : undefined,
    {
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const stays = (id: string) => id === contentId || !hidden.has(id);
  return data && { ...data.page, items: data.page.items.filter(({ sys }) => stays(sys.id)) };
}

/** The list from which an item was opened; undefined from a shared link, and during hydration. */
export function useLeftList(contentTypeId: string, contentId: string): ListLeft | undefined {
  return listLeftOf(
    useSyncExternalStore(neverChanges, () => textThatLedTo(contentTypeId, contentId), nothing),
  );
}

function textThatLedTo(contentTypeId: string, contentId: string): string {
  const text = rememberedText(contentTypeId);
  if (listLeftOf(text)?.contentId === contentId) leftByItem.set(contentId, text);
  return leftByItem.get(contentId) ?? "";
}

/** The items before and after one, within the list from which it was opened. */
interface Steps {
  /** Its position in the list, from 1, if that is known. */
  position?: number;
  total: number | undefined;
  /** How the list would be remembered there. */
  previous?: ListLeft;
  next?: ListLeft;
}

/** The neighbouring pages that are loaded. */
interface Beside {
  previous?: ContentsPage | undefined;
  next?: ContentsPage | undefined;
}

/** `left` names the item that is shown; undefined if its page of the list no longer has it. */
export function stepsFrom(left: ListLeft, page: ContentsPage, beside: Beside = {}): Steps | undefined {
  const at = page.items.findIndex(({ sys }) => sys.id === left.contentId);
  if (at === -1) return undefined;
  const to = (content: Content | undefined, list: ListLeft | undefined): ListLeft | undefined =>
    content && list && { ...list, contentId: content.sys.id };
  const { previousPage, nextPage } = pagesBeside(left, page, beside);
  const previous = to(page.items[at - 1], left) ?? to(beside.previous?.items.at(-1), previousPage);
  const next = to(page.items[at + 1], left) ?? to(beside.next?.items[0], nextPage);
  return {
    total: page.totalCount,
    ...(left.offset !== undefined && { position: left.offset + at + 1 }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** The pages that have the neighbours of the first and the last item of a page. */
export function pagesBeside(left: ListLeft, page: ContentsPage, beside: Beside = {}) {
  const ends = { first: page.items[0]?.sys.id, last: page.items.at(-1)?.sys.id };
  const before =
    left.offset === undefined || beside.previous === undefined
      ? undefined
      : left.offset - beside.previous.items.length;
  const after = left.offset === undefined ? undefined : left.offset + page.items.length;
  return {
    previousPage: ends.first === left.contentId ? turned(left, "prev", page, before) : undefined,
    nextPage: ends.last === left.contentId ? turned(left, "next", page, after) : undefined,
  };
}

/** The list at another page: its address with that page's cursor, and where a search was found. */
function turned(
  left: ListLeft,
  direction: "next" | "prev",
  { [direction]: cursor, searchIn: [searchPlace] = [] }: ContentsPage,
  offset: number | undefined,
): ListLeft | undefined {
  if (cursor === undefined) return undefined;
  const [path = "", search = ""] = left.address.split("?", 2);
  const { offset: _, ...rest } = left;
  const query = new URLSearchParams(search);
  query.delete("next");
  query.delete("prev");
  if (searchPlace !== undefined) query.set("in", searchPlace);
  query.set(direction, cursor);
  return {
    ...rest,
    address: `${path}?${query}`,
    scrollTop: 0,
    ...(offset !== undefined && offset >= 0 && { offset }),
  };
}
