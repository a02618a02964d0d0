import { type ListView, listViewSearch } from "#lib/content/list-view.ts";
import { paths } from "#lib/paths.ts";

/** Makes the address another view of the same list: the page stays. `replace` while somebody types. */
export function showView(contentTypeId: string, view: ListView, how: "push" | "replace" = "push"): void {
  const href = paths.contents(contentTypeId, listViewSearch(view));
  if (how === "replace") window.history.replaceState(null, "", href);
  else window.history.pushState(null, "", href);
}
