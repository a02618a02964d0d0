import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { PlainRows, type RowsProps } from "./plain-rows.tsx";

/** Rows that can be dragged, once that is fetched; they take the place of the plain ones while no one is inside. */
export function useSortableRows(
  ref: RefObject<HTMLElement | null>,
  isWanted: boolean,
): ComponentType<RowsProps> {
  const [Rows, setRows] = useState<ComponentType<RowsProps>>(() => PlainRows);
  const isPlain = Rows === PlainRows;
  useEffect(() => {
    if (!isWanted || !isPlain) return;
    const stop = new AbortController();
    void import("./sortable-rows.tsx").then(
      ({ SortableRows }) => {
        const list = ref.current;
        // New rows replace the plain ones at once: a row that gets the focus in between would lose it.
        const take = () => {
          if (stop.signal.aborted || list?.contains(document.activeElement)) return;
          flushSync(() => setRows(() => SortableRows));
        };
        take();
        list?.addEventListener("focusout", () => setTimeout(take), { signal: stop.signal });
        list?.addEventListener("pointerenter", take, { signal: stop.signal });
      },
      // Keys move the rows all the same.
      () => {},
    );
    return () => stop.abort();
  }, [ref, isWanted, isPlain]);
  return Rows;
}
