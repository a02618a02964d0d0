import { useRef } from "react";
import { mutate } from "swr";
import {
  type FoundMedia,
  type MediaSubject,
  mediaAsked,
  mediaFound,
} from "#lib/content/media/media-found.ts";
import { isMediaUnderWay } from "#lib/content/media/media-state.ts";
import type { MediaView } from "#lib/content/media/media-view.ts";
import { browserSend } from "../send/send.ts";
import { type Held, useHeldPage } from "../use-held-page.ts";
import { pollDelayMs } from "./poll-delay.ts";

const mediaListKey = "media-list";

/**
 * A page of Media, kept up to date; `first` is what the server rendered for this very query. As long as a file on it is
 * being processed it is asked for again, ever more seldom, and not while nobody sees the page.
 */
export function useMediaList(view: MediaView, subject: MediaSubject, first: FoundMedia | undefined) {
  const asked = mediaAsked(view, subject);
  const refreshInterval = usePolling<Held<FoundMedia>>(({ page }) => page.items.some(isMediaUnderWay));
  return useHeldPage({
    key: [mediaListKey, asked],
    asked,
    load: () => mediaFound(browserSend, view, subject),
    first,
    refreshInterval,
  });
}

/** Something of a Media has changed: whatever lists it is asked for again. */
export function reloadMediaLists(): void {
  void mutate((key) => Array.isArray(key) && key[0] === mediaListKey);
}

/** When to ask again as long as something is under way; SWR itself stops while the page is hidden. */
export function usePolling<Data>(isUnderWay: (data: Data) => boolean): (data: Data | undefined) => number {
  const times = useRef(0);
  return (data) => {
    if (data === undefined || !isUnderWay(data)) {
      times.current = 0;
      return 0;
    }
    times.current += 1;
    return pollDelayMs(times.current - 1);
  };
}
