import type { ListSubject } from "#components/list/list-subject.ts";
import { changedView, type ListView, listViewSearch } from "#lib/content/list/list-view.ts";
import { paths } from "#lib/paths.ts";

type Listed = Pick<ListSubject, "type" | "place">;

/** The address of another view of the same list, from its first page. */
export function viewAddress({ type, place }: Listed, view: ListView, change: Partial<ListView>): string {
  return paths[place](type.id, listViewSearch(changedView(view, change), place));
}
