import { goInPlace } from "#components/list/in-place.ts";
import type { ListSubject } from "#components/list/list-subject.ts";
import { type ListView, listViewSearch } from "#lib/content/list/list-view.ts";
import { paths } from "#lib/paths.ts";

/** Shows another view of the same list, from its top: the page stays. `replace` while somebody types. */
export function showView(
  { type, place }: Pick<ListSubject, "type" | "place">,
  view: ListView,
  how: "push" | "replace" = "push",
): void {
  const href = paths[place](type.id, listViewSearch(view, place));
  if (how === "replace") window.history.replaceState(null, "", href);
  else goInPlace(href);
}
