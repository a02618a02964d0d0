import useSWR from "swr";
import { type ContentsPage, contentsOf } from "#lib/collection/of/contents.ts";
import { findPage, queryKey } from "#lib/collection/query.ts";
import { searchOf } from "#lib/collection/view.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { useDeletions } from "../deletion/deletion-state.ts";
import { browserSend } from "../send/send.ts";
import type { ListLeft } from "./list-return.ts";
import { pagesBeside, type Steps, stepsFrom } from "./list-steps.ts";
import { type CachedPage, pageKey } from "./use-collection-page.ts";
import { useLeftList } from "./was-led-to.ts";

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
