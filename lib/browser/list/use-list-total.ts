import { usePathname } from "next/navigation";
import { type RefObject, useEffect } from "react";
import useSWR from "swr";
import { mediaListId, readingsTypeOf } from "#lib/collection/list-ids.ts";
import { totalWithout } from "#lib/collection/total-words.ts";
import { fromPublished, listContents } from "#lib/space/contents.ts";
import { listMedia } from "#lib/space/media-list.ts";
import { useDeletions } from "../deletion/page-deletions.ts";
import { browserSend } from "../send/send.ts";
import { totalKey } from "./list-pages.ts";
import { observeCount } from "./list-totals.ts";
import { notedTotals, noteTotal, noteUncounted } from "./noted-totals.ts";

/**
 * How many items a list has, without those that are being deleted; undefined as long as it isn't known. It is counted
 * when `element`, which has the list's id as `data-count`, is visible on a page.
 */
export function useListTotal(listId: string, element: RefObject<HTMLElement | null>): number | undefined {
  const { data: total } = useSWR(totalKey(listId), () => countOf(listId), {
    revalidateOnMount: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again on each page.
  useEffect(() => (element.current === null ? undefined : observeCount(element.current)), [element, path]);
  useEffect(() => {
    if (total !== undefined && notedTotals()[listId]?.total !== total) noteUncounted(listId, total);
  }, [listId, total]);
  const { pending, sending } = useDeletions();
  const leaving = [...pending, ...sending].filter((item) => item.listId === listId).length;
  return totalWithout(total, leaving);
}

/** Notes a failure too, so that the next page doesn't ask again unless the total has expired. */
async function countOf(listId: string): Promise<number | undefined> {
  try {
    const total = await totalOf(listId);
    noteTotal(listId, total);
    return total;
  } catch (error) {
    noteUncounted(listId, notedTotals()[listId]?.total);
    throw error;
  }
}

async function totalOf(listId: string): Promise<number | undefined> {
  const query = { limit: 1 };
  const readings = readingsTypeOf(listId);
  const page =
    listId === mediaListId
      ? listMedia(browserSend, query)
      : readings === undefined
        ? listContents(browserSend, listId, query)
        : listContents(fromPublished(browserSend), readings, query);
  return (await page).totalCount;
}
