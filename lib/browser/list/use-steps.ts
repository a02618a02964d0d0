import { useSyncExternalStore } from "react";
import useSWR from "swr";
import { type ContentsPage, contentsOf } from "#lib/collection/of/contents.ts";
import { findPage, queryKey } from "#lib/collection/query.ts";
import { searchOf } from "#lib/collection/view.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { useDeletions } from "../deletion/page-deletions.ts";
import { browserSend } from "../send/send.ts";
import { type ListLeft, listLeftOf, rememberedText } from "./list-return.ts";
import { pagesBeside, type Steps, stepsFrom } from "./list-steps.ts";
import { type CachedPage, pageKey } from "./use-collection-page.ts";

const never = () => () => {};
const nothing = () => "";
/** By item: what it was led to by stays while the next one is on its way, and is remembered already. */
const leftByItem = new Map<string, string>();

/** Of which list an item is shown, and to whom. */
export interface StepsSubject {
  type: ContentType;
  localeIds: readonly string[];
  memberId: string;
  contentId: string;
}

/**
 * What stands beside an item in the list that led to it; undefined where none did, as from a shared link. The list's
 * held page is used as it is, so that the order does not change under a member who goes through it.
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
  const { type, memberId, localeIds } = subject;
  const { hidden } = useDeletions();
  const contents = contentsOf({ type, memberId, reading: { localeIds } });
  const search = searchOf(new URLSearchParams(left?.address.split("?", 2)[1]));
  const address = left && contents.readView(search);
  const view = address && "view" in address ? address.view : undefined;
  const query = view && queryKey(contents, view);
  const { data } = useSWR<CachedPage<ContentsPage> | undefined>(
    query === undefined ? null : pageKey(contents.id, query),
    async () =>
      view && query !== undefined ? { query, page: await findPage(contents, browserSend, view) } : undefined,
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

/** The list that led to an item; undefined from a shared link, and while the page is taken over from the server. */
export function useLeftList(contentTypeId: string, contentId: string): ListLeft | undefined {
  return listLeftOf(useSyncExternalStore(never, () => textThatLedTo(contentTypeId, contentId), nothing));
}

function textThatLedTo(contentTypeId: string, contentId: string): string {
  const text = rememberedText(contentTypeId);
  if (listLeftOf(text)?.contentId === contentId) leftByItem.set(contentId, text);
  return leftByItem.get(contentId) ?? "";
}
