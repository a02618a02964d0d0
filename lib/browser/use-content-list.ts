"use client";

import { useState } from "react";
import useSWR from "swr";
import { type FoundPage, listFound } from "#lib/content/list-found.ts";
import { type ListView, listQueryOf } from "#lib/content/list-view.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { browserSend } from "./send.ts";
import { useSignedInAgain } from "./session-news.ts";
import { useHydrating } from "./use-hydrating.ts";

const keyName = "contents";

/** Under which a page of Contents is held. */
export function contentListKey(contentTypeId: string, asked: string) {
  return [keyName, contentTypeId, asked] as const;
}

/** A page with the query that it answers: while another is on its way, the last one stays. */
export interface HeldPage {
  asked: string;
  page: FoundPage;
}

/**
 * A page of Contents, kept up to date. `first` is what the server rendered for this very query. While another page
 * is on its way, and when it does not come, the last one stays.
 */
export function useContentList(
  type: ContentType,
  view: ListView,
  memberId: string,
  first: FoundPage | undefined,
) {
  const hydrating = useHydrating();
  const [isFresh] = useState(hydrating && first !== undefined);
  const asked = listQueryString(listQueryOf(type, view, memberId));
  const held = useSWR<HeldPage>(
    contentListKey(type.id, asked),
    async () => ({ asked, page: await listFound(browserSend, type, view, memberId) }),
    {
      keepPreviousData: true,
      revalidateOnMount: !isFresh,
      ...(first !== undefined && { fallbackData: { asked, page: first } }),
    },
  );
  useSignedInAgain(() => void held.mutate());
  return held;
}
