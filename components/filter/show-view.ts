import { goInPlace } from "#components/collection/in-place.ts";
import type { ContentsSubject, ContentsView } from "#lib/collection/of/contents.ts";
import { contentsAt } from "#lib/collection/of/readings.ts";

/** Shows another view of the same list, from its top, without loading a page. `replace` while the member types. */
export function showView(
  subject: ContentsSubject,
  view: ContentsView,
  how: "push" | "replace" = "push",
): void {
  const href = contentsAt(subject).address(view);
  if (how === "replace") window.history.replaceState(null, "", href);
  else goInPlace(href);
}
