import useSWR from "swr";
import { readContent } from "#lib/space/contents.ts";
import { browserSend } from "../send/send.ts";
import { useSignedInAgain } from "../session/session-news.ts";

/** One Content as it is now, asked for again whenever the window gets the focus. The page itself comes rendered. */
export function useContent(contentId: string) {
  const held = useSWR(["content", contentId], () => readContent(browserSend, contentId), {
    revalidateOnMount: false,
    shouldRetryOnError: false,
  });
  useSignedInAgain(() => void held.mutate());
  return held;
}
