import type { ContentsPage } from "#lib/collection/of/contents.ts";
import type { Content } from "#lib/space/content.ts";
import type { ListLeft } from "./list-return.ts";

/** The items before and after one, within the list that one came from. */
export interface Steps {
  /** Its place in the list, from 1, where that is known. */
  place?: number;
  total: number;
  /** How the list would be remembered there. */
  previous?: ListLeft;
  next?: ListLeft;
}

/** The pages beside a page, as far as they are here. */
export interface Beside {
  previous?: ContentsPage | undefined;
  next?: ContentsPage | undefined;
}

/** `left` names the item that is shown; undefined when its page of the list does not hold it any more. */
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
    ...(left.offset !== undefined && { place: left.offset + at + 1 }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** The pages whose ends are needed: beside the first item of a page stands the last one of the page before. */
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
  way: "next" | "prev",
  { [way]: cursor, searchIn: [place] = [] }: ContentsPage,
  offset: number | undefined,
): ListLeft | undefined {
  if (cursor === undefined) return undefined;
  const [path = "", search = ""] = left.address.split("?", 2);
  const { offset: _, ...rest } = left;
  const query = new URLSearchParams(search);
  query.delete("next");
  query.delete("prev");
  if (place !== undefined) query.set("in", place);
  query.set(way, cursor);
  return {
    ...rest,
    address: `${path}?${query}`,
    scrollTop: 0,
    ...(offset !== undefined && offset >= 0 && { offset }),
  };
}
