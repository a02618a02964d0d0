"use client";

import { type FoundPage, listFound } from "#lib/content/list-found.ts";
import { type ListView, listQueryOf } from "#lib/content/list-view.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { browserSend } from "./send.ts";
import { type Held, useHeldPage } from "./use-held-page.ts";

/** Under which a page of Contents is held. */
export function contentListKey(contentTypeId: string, asked: string) {
  return ["contents", contentTypeId, asked] as const;
}

export type HeldPage = Held<FoundPage>;

/** A page of Contents, kept up to date; `first` is what the server rendered for this very query. */
export function useContentList(
  type: ContentType,
  view: ListView,
  memberId: string,
  first: FoundPage | undefined,
) {
  const asked = listQueryString(listQueryOf(type, view, memberId));
  return useHeldPage({
    key: contentListKey(type.id, asked),
    asked,
    load: () => listFound(browserSend, type, view, memberId),
    first,
  });
}
