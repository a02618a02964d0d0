import { goInPlace } from "#components/collection/in-place.ts";
import {
  type ContentsPage,
  type ContentsScope,
  type ContentsSubject,
  type ContentsView,
  contentsAt,
} from "#lib/collection/of/contents.ts";
import { changedView } from "#lib/collection/view.ts";

/** One view of a list of Contents. */
export interface FilterProps {
  subject: ContentsSubject;
  view: ContentsView;
  /** The loaded page: total, members by name, and what the Space supports. */
  page: ContentsPage | undefined;
}

/** Shows another view of the same list in place, scrolled to its top. `replace` is for changes while the member types. */
export function showView(
  subject: ContentsSubject,
  view: ContentsView,
  how: "push" | "replace" = "push",
): void {
  const href = contentsAt(subject).address(view);
  if (how === "replace") window.history.replaceState(null, "", href);
  else goInPlace(href);
}

/** The URL of another view of the same list, from its first page. */
export function viewAddress(
  subject: ContentsScope & Pick<ContentsSubject, "source">,
  view: ContentsView,
  change: Partial<ContentsView>,
): string {
  return contentsAt(subject).address(changedView(view, change));
}
