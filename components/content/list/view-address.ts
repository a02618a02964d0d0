import { goInPlace } from "#components/list/in-place.ts";
import { changedView, type ListView, listViewSearch } from "#lib/content/list-view.ts";
import { paths } from "#lib/paths.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** The address of another view of the same list, from its first page. */
export function viewAddress(type: ContentType, view: ListView, change: Partial<ListView>): string {
  return paths.contents(type.id, listViewSearch(changedView(view, change)));
}

/** Shows another view of the same list. */
export function showView(type: ContentType, view: ListView, change: Partial<ListView>): void {
  goInPlace(viewAddress(type, view, change));
}
