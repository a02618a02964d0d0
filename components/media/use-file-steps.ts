import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import type { ListStore } from "#components/collection/list-store.tsx";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { useShortcut } from "#lib/browser/keys/use-shortcut.ts";
import { pageKey } from "#lib/browser/list/list-pages.ts";
import type { CachedPage, ShownPage } from "#lib/browser/list/use-collection-page.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import type { MediaCollection, MediaPage, MediaView } from "#lib/collection/of/media.ts";
import { findCurrentPage, queryKey } from "#lib/collection/query.ts";
import type { Media } from "#lib/space/media.ts";
import { openFile } from "./media-address.ts";

interface FileStepsOptions {
  collection: MediaCollection;
  view: MediaView;
  list: Pick<ShownPage<MediaPage>, "page" | "isCurrent">;
  store: ListStore<Media>;
  openId: string | undefined;
}

/**
 * J and K open the next and the previous file. At the end of a page they load the next page with its list, unless files
 * are selected, because another page would deselect them.
 */
export function useFileSteps({ collection, view, list, store, openId }: FileStepsOptions): void {
  const { mutate } = useSWRConfig();
  const { page, isCurrent } = list;
  const address = openId === undefined ? undefined : collection.fileAddress(view, openId);
  const current = useRef(address);
  const opened = useRef<string>(undefined);
  const open = (at: MediaView, mediaId: string) => {
    opened.current = mediaId;
    openFile(at, mediaId);
  };
  useEffect(() => {
    current.current = address;
    if (opened.current === undefined || opened.current !== openId) return;
    document
      .querySelector(`[data-row="${CSS.escape(openId)}"]`)
      ?.scrollIntoView({ block: "nearest", behavior: "instant" });
    opened.current = undefined;
  });
  const hasSelection = () => store.selection.now().items.size > 0;
  const turn = async (cursor: MediaView["cursor"], at: 0 | -1) => {
    const beside = { ...view, searchIn: page?.searchIn ?? view.searchIn, cursor };
    const query = queryKey(collection, beside);
    const load = async () => ({ query, page: await findCurrentPage(collection, browserSend, beside) });
    const { activeElement } = document;
    // Without an answer the file stays; the next press tries again.
    const loaded = await mutate<CachedPage<MediaPage>>(pageKey(collection.id, query), load, {
      revalidate: false,
    }).catch(() => undefined);
    // The member may have started something else in the file meanwhile.
    if (document.activeElement !== activeElement || current.current !== address || hasSelection()) return;
    const { hidden } = pageDeletions().now();
    const next = loaded?.page.items.filter(({ sys }) => !hidden.has(sys.id)).at(at)?.sys.id;
    if (next !== undefined) open(beside, next);
  };
  const step = (by: 1 | -1) => {
    const at = page?.items.findIndex(({ sys }) => sys.id === openId) ?? -1;
    // Rows of the previous view don't count.
    if (page === undefined || !isCurrent || at === -1) return;
    const { next, prev } = page;
    const beside = page.items[at + by]?.sys.id;
    if (beside !== undefined) open(view, beside);
    else if (hasSelection()) return;
    else if (by === 1 && next !== undefined) void turn({ next }, 0);
    else if (by === -1 && prev !== undefined) void turn({ prev }, -1);
  };
  useShortcut("j", () => step(1));
  useShortcut("k", () => step(-1));
}
