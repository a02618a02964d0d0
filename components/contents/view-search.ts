import { isSavedSearch, type SavedView } from "#lib/browser/list/saved-views.ts";
import { type ContentsSubject, type ContentsView, contentsAt } from "#lib/collection/of/contents.ts";
import { changedView } from "#lib/collection/view.ts";

/** The query of a saved view, from the first page on. */
export function searchOfView(subject: ContentsSubject, view: ContentsView): string {
  return contentsAt(subject).address(changedView(view, {})).split("?")[1] ?? "";
}

export function isSavedAs(saved: SavedView, contentTypeId: string, search: string): boolean {
  return saved.contentTypeId === contentTypeId && isSavedSearch(saved, search);
}
