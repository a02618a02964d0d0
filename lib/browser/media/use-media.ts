import { useCallback, useRef } from "react";
import useSWR from "swr";
import { isMediaUnderWay } from "#lib/content/media/media-state.ts";
import type { Media } from "#lib/space/media.ts";
import { readMedia } from "#lib/space/media-list.ts";
import { browserSend } from "../send/send.ts";
import { useSignedInAgain } from "../session/session-news.ts";

/** A Media, polled while it is processed. `known` comes from a list or the server. */
export function useMedia(mediaId: string, known: Media | undefined) {
  const result = useSWR(["media", mediaId], () => readMedia(browserSend, mediaId, 1), {
    refreshInterval: usePolling(isMediaUnderWay),
    shouldRetryOnError: false,
    ...(known !== undefined && { fallbackData: known }),
  });
  useSignedInAgain(() => void result.mutate());
  return result;
}

const firstMs = 1_000;
const longestMs = 30_000;
const growth = 1.6;

/** The delay before poll number `polls`, growing. */
export function pollDelayMs(polls: number): number {
  return Math.min(longestMs, Math.round(firstMs * growth ** polls));
}

/**
 * The `refreshInterval` while something is processed. SWR pauses while the page is hidden, and begins the wait again when
 * the function is another one: `isUnderWay` must be the same at each render.
 */
export function usePolling<Data>(isUnderWay: (data: Data) => boolean): (data: Data | undefined) => number {
  const times = useRef(0);
  return useCallback(
    (data) => {
      if (data === undefined || !isUnderWay(data)) {
        times.current = 0;
        return 0;
      }
      times.current += 1;
      return pollDelayMs(times.current - 1);
    },
    [isUnderWay],
  );
}
