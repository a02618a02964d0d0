import { use, useLayoutEffect } from "react";
import useSWR, { mutate } from "swr";
import { mediaListId } from "#lib/collection/list-ids.ts";
import { listContents } from "#lib/space/contents.ts";
import { listMedia } from "#lib/space/media-list.ts";
import { useDeletions } from "../deletion/page-deletions.ts";
import { browserSend } from "../send/send.ts";
import { totalKey } from "./list-pages.ts";

/** The counts of the server that have been shown. A page that comes back from the router's cache brings an old one. */
const noted = new WeakSet<Promise<unknown>>();

/**
 * How many items a list has: what the server counted last, and after a change of this page what the service counts then,
 * without the items that are being deleted.
 */
export function useListTotal(listId: string, counting: Promise<number | undefined>): number | undefined {
  const served = use(counting);
  const { data: total } = useSWR(totalKey(listId), () => countOf(listId), {
    ...(served !== undefined && { fallbackData: served }),
    revalidateOnMount: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  useLayoutEffect(() => {
    if (served === undefined || noted.has(counting)) return;
    noted.add(counting);
    void mutate(totalKey(listId), served, { revalidate: false });
  }, [listId, counting, served]);
  const { pending, sending } = useDeletions();
  const leaving = [...pending, ...sending].filter((item) => item.listId === listId).length;
  return total === undefined ? undefined : Math.max(total - leaving, 0);
}

async function countOf(listId: string): Promise<number> {
  const query = { limit: 1 };
  const page =
    listId === mediaListId ? listMedia(browserSend, query) : listContents(browserSend, listId, query);
  return (await page).totalCount;
}
