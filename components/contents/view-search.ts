import { isSavedSearch, type SavedView } from "#lib/browser/list/view-store.ts";
import { changedView, type ListView, listViewSearch } from "#lib/content/list/list-view.ts";
import { paths } from "#lib/paths.ts";

/** A view as it is saved: its query from the first page on. */
export function searchOfView(view: ListView): string {
  return paths.contents("", listViewSearch(changedView(view, {}))).split("?")[1] ?? "";
}

export function isSavedAs(saved: SavedView, contentTypeId: string, search: string): boolean {
  return saved.contentTypeId === contentTypeId && isSavedSearch(saved, search);
}
