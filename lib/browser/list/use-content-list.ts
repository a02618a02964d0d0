import { type FoundPage, listFound } from "#lib/content/list/list-found.ts";
import { type ListPlace, listIdAt } from "#lib/content/list/list-place.ts";
import { type ListView, listQueryOf } from "#lib/content/list/list-view.ts";
import { listQueryString } from "#lib/space/list-query.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { sendFrom } from "../send/send-from.ts";
import { type Held, useHeldPage } from "../use-held-page.ts";

/** Under which a page of Contents is held; `listId` as `listIdAt` has it. */
export function contentListKey(listId: string, asked: string) {
  return ["contents", listId, asked] as const;
}

export type HeldPage = Held<FoundPage>;

/** A page of Contents, kept up to date; `first` is what the server rendered for this very query. */
export function useContentList(
  { type, place, memberId }: { type: ContentType; place: ListPlace; memberId: string },
  view: ListView,
  first: FoundPage | undefined,
) {
  const asked = listQueryString(listQueryOf(type, view, memberId));
  return useHeldPage({
    key: contentListKey(listIdAt(place, type.id), asked),
    asked,
    load: () => listFound(sendFrom(place), type, view, memberId),
    first,
  });
}
