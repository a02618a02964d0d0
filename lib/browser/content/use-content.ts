import useSWR from "swr";
import { readContent } from "#lib/space/contents.ts";
import { browserSend } from "../send/send.ts";
import { useSignedInAgain } from "../session/session-news.ts";

/** A Content, revalidated when the window gets the focus. The page comes rendered. */
export function useContent(contentId: string) {
  const result = useSWR(["content", contentId], () => readContent(browserSend, contentId), {
    revalidateOnMount: false,
    shouldRetryOnError: false,
  });
  useSignedInAgain(() => void result.mutate());
  return result;
}
