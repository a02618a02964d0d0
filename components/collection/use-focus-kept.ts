import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

interface Place {
  /** None of a column's head. */
  rowId?: string | undefined;
  index: number;
}

/**
 * When the row that has the focus goes away, the one in its place gets it; where no row is left, the title. The head of
 * a column gets it back when blocks have stood in the table's place. Nothing happens to a focus that is somewhere else.
 */
export function useFocusKept(list: RefObject<HTMLElement | null>, page: unknown): void {
  const place = useRef<Place>(undefined);

  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    list.current?.addEventListener("focusin", ({ target }) => remember(target), { signal });
    // A focus that goes somewhere by itself is not lost; one whose element is taken away is.
    list.current?.addEventListener(
      "focusout",
      ({ target, relatedTarget }) => {
        setTimeout(() => {
          if (relatedTarget === null && target instanceof Node && target.isConnected)
            place.current = undefined;
        });
      },
      { signal },
    );
    const remember = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement)) return;
      const row = target.closest<HTMLElement>("[data-row]");
      const index = row ? rowsOf(list.current).indexOf(row) : headsOf(list.current).indexOf(target);
      place.current = index < 0 ? undefined : { rowId: row?.dataset.row, index };
    };
    return () => heard.abort();
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are what may have taken the focus away.
  useLayoutEffect(() => {
    const held = place.current;
    if (held === undefined || document.activeElement !== document.body) return;
    if (held.rowId === undefined) return headsOf(list.current)[held.index]?.focus({ preventScroll: true });
    const rows = rowsOf(list.current);
    if (rows.some((row) => row?.dataset.row === held.rowId)) return;
    const row = rows[Math.min(held.index, rows.length - 1)];
    const next =
      row?.querySelector<HTMLElement>(".row-link") ?? list.current?.querySelector<HTMLElement>("h1");
    next?.focus({ preventScroll: true });
  }, [list, page]);
}

const rowsOf = (list: HTMLElement | null) => allOf(list, "[data-row]");
const headsOf = (list: HTMLElement | null) => allOf(list, "th button");

function allOf(list: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
}
