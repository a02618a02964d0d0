import useSWR from "swr";
import { isMediaUnderWay } from "#lib/content/media/media-state.ts";
import type { Media } from "#lib/space/media.ts";
import { readMedia } from "#lib/space/media-list.ts";
import { browserSend } from "../send/send.ts";
import { useSignedInAgain } from "../session/session-news.ts";
import { usePolling } from "./use-polling.ts";

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
