import type { ContentsScope, ContentsSubject, ContentsView } from "#lib/collection/of/contents.ts";
import { contentsAt } from "#lib/collection/of/readings.ts";
import { changedView } from "#lib/collection/view.ts";

/** The address of another view of the same list, from its first page. */
export function viewAddress(
  subject: ContentsScope & Pick<ContentsSubject, "place">,
  view: ContentsView,
  change: Partial<ContentsView>,
): string {
  return contentsAt(subject).address(changedView(view, change));
}
