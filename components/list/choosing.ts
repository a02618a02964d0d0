import type { Held } from "#lib/browser/held.ts";
import type { Listed, Selection } from "#lib/browser/list/selection.ts";

/** What is chosen in a list, and what is there to be seen. It never changes itself, so that no row is drawn again. */
export interface Choosing<Item extends Listed> {
  selection: Selection<Item>;
  shown: Held<readonly Item[]>;
}
