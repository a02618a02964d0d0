import { useLayoutEffect, useState } from "react";
import { setColumnRules } from "#lib/browser/list/column-sheet.ts";
import { type ColumnWidths, widthRules, widthsCookie } from "#lib/collection/of/column-widths.ts";
import type { Column } from "#lib/collection/of/content-columns.ts";

/** The widths of a table's columns on this device. */
export interface ColumnSizing {
  widths: ColumnWidths;
  /** Shows widths during a drag. */
  show: (widths: ColumnWidths) => void;
  /** Shows and stores widths. */
  store: (widths: ColumnWidths) => void;
  /** Lays the table out by widths that aren't stored, as at the start of a drag. */
  begin: (widths: ColumnWidths) => void;
}

/** Changed on this page, by type; newer than what the server read. */
const changed = new Map<string, ColumnWidths>();

/** @param first what the server read from the cookie */
export function useColumnWidths(
  typeId: string,
  columns: readonly Column[],
  first: ColumnWidths,
): ColumnSizing {
  const [widths, setWidths] = useState(() => changed.get(typeId) ?? first);
  const rulesOf = (some: ColumnWidths) =>
    widthRules(
      columns.map(({ key }) => key),
      some,
    );
  const rules = rulesOf(widths);
  useLayoutEffect(() => {
    setColumnRules(rules);
    return () => setColumnRules("");
  }, [rules]);
  return {
    widths,
    begin: setWidths,
    show: (some) => setColumnRules(rulesOf(some)),
    store: (next) => {
      changed.set(typeId, next);
      setWidths(next);
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
      document.cookie = widthsCookie(typeId, next);
    },
  };
}
