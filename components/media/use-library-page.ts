import { useEffect, useEffectEvent, useRef } from "react";
import { useViewPage } from "#components/list/use-view-page.ts";
import { useTotal } from "#lib/browser/list/use-total.ts";
import { useMediaList } from "#lib/browser/media/use-media-list.ts";
import { mediaListId } from "#lib/browser/send/refusals.ts";
import { browserSend } from "#lib/browser/send/send.ts";
import { gathered } from "#lib/browser/time/gathered.ts";
import { useUploads } from "#lib/browser/uploading/uploads.ts";
import type { Turn } from "#lib/content/list/view-parts.ts";
import { type FoundMedia, mediaAsked, mediaTotal, type ServedMedia } from "#lib/content/media/media-found.ts";
import { isPartOfMedia, type MediaView } from "#lib/content/media/media-view.ts";
import type { Media } from "#lib/space/media.ts";
import { libraryAddress } from "./media-place.ts";
import type { LibrarySubject } from "./media-subject.ts";

const arrivalMs = 1_000;

interface LibraryPage {
  subject: LibrarySubject;
  served: ServedMedia;
  view: MediaView;
}

/** What a view shows just now, and how many there are at all. What has just been uploaded comes by itself. */
export function useLibraryPage({ subject, served, view }: LibraryPage) {
  const asked = mediaAsked(view, subject);
  const first = asked === served.query ? served : undefined;
  const held = useMediaList(view, subject, first?.page);
  const isPart = isPartOfMedia(view);
  const all = useTotal({
    listId: mediaListId,
    count: () => mediaTotal(browserSend),
    isWanted: isPart,
    first: served.all,
  });
  const recount = () => void all.mutate();
  useArrivals(() => {
    void held.mutate();
    recount();
  });
  const addressAt = (cursor: Turn) => libraryAddress(view, cursor);
  const shown = useViewPage<Media, FoundMedia>({ asked, held, first, recount, view, addressAt });
  return { ...shown, all: isPart ? all.data : undefined };
}

/** When files that are on their way have become Media, or their addresses are there: once for all of a moment. */
function useArrivals(action: () => void): void {
  const arrived = useUploads()
    .filter(({ media }) => media !== undefined)
    .map(({ id, state }) => `${id}:${state === "done"}`);
  const onArrival = useEffectEvent(action);
  const seen = useRef(new Set<string>());
  const tell = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is in it, as it is another list each time.
  useEffect(() => {
    const news = arrived.filter((one) => !seen.current.has(one));
    if (news.length === 0) return;
    for (const one of news) seen.current.add(one);
    tell.current ??= gathered(() => onArrival(), arrivalMs);
    tell.current();
  }, [arrived.join(" ")]);
}
