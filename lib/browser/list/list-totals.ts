import { mutate } from "swr";
import { totalKey } from "./list-pages.ts";
import { notedTotals } from "./noted-totals.ts";

const atOnce = 3;
const freshMs = 5 * 60_000;
const counting = new Set<string>();

/**
 * Shows what is noted of these lists. Counts those that are not noted or were noted more than five minutes ago, the
 * oldest first and at most three: each count is a call, and a Space may have many Content Types.
 */
function refreshTotals(listIds: readonly string[]): void {
  const noted = notedTotals();
  const notedAt = (id: string) => noted[id]?.at ?? 0;
  for (const id of listIds) {
    void mutate<number | undefined>(totalKey(id), (total) => total ?? noted[id]?.total, {
      revalidate: false,
    });
  }
  const due = listIds.filter((id) => !counting.has(id) && Date.now() - notedAt(id) >= freshMs);
  due.sort((one, other) => notedAt(one) - notedAt(other));
  for (const id of due.slice(0, atOnce - counting.size)) {
    counting.add(id);
    void mutate(totalKey(id)).finally(() => counting.delete(id));
  }
}

let observer: IntersectionObserver | undefined;

/** Refreshes the totals of the lists whose counts (`data-count`, a list's id) become visible. */
export function observeCount(element: HTMLElement): () => void {
  observer ??= new IntersectionObserver((entries) => {
    const visible = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    refreshTotals(visible.flatMap((count) => (count instanceof HTMLElement && count.dataset.count) || []));
  });
  const counts = observer;
  counts.observe(element);
  return () => counts.unobserve(element);
}
