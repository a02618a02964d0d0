import { type ComponentType, type RefObject, useEffect, useState } from "react";
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
        const take = () => {
          if (!stop.signal.aborted && !list?.contains(document.activeElement)) setRows(() => SortableRows);
        };
        take();
        // The focus is never lost to a row that is made anew.
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
