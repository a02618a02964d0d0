import useSWR from "swr";
import type { Author } from "#lib/space/author.ts";
import type { Content } from "#lib/space/content.ts";
import { type ContentIds, readContent } from "#lib/space/contents.ts";
import { browserSend } from "../send/send.ts";
import { useSignedInAgain } from "../session/session-news.ts";

/** A Content, revalidated when the window gets the focus. The page comes rendered. */
export function useContent({ contentTypeId, contentId }: ContentIds) {
  const result = useSWR(
    ["content", contentId],
    () => readContent(browserSend, { contentTypeId, contentId }),
    {
      revalidateOnMount: false,
      shouldRetryOnError: false,
    },
  );
  useSignedInAgain(() => void result.mutate());
  return result;
}

/** The author of a version, with name if the service gives it (decision 1: authors come with `include`). */
export function useAuthor({ sys }: Content): Author {
  const { data } = useSWR(
    ["author", sys.id, sys.version],
    async () => {
      const { sys: now } = await readContent(
        browserSend,
        { contentTypeId: sys.contentType.sys.id, contentId: sys.id },
        1,
      );
      return now.version === sys.version ? (now.updatedBy ?? now.createdBy) : undefined;
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data ?? sys.updatedBy ?? sys.createdBy;
}
