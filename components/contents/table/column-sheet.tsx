import { columnSheetScript } from "#lib/browser/list/column-sheet.ts";
import { type ColumnWidths, isSized, widthRules } from "#lib/collection/of/column-widths.ts";
import type { Column } from "#lib/collection/of/content-columns.ts";

interface ColumnSheetProps {
  columns: readonly Column[];
  widths: ColumnWidths;
  nonce: string;
}

/** Applies the column widths before the first paint, as a style sheet because the CSP forbids style attributes. */
export function ColumnSheet({ columns, widths, nonce }: ColumnSheetProps) {
  if (!isSized(widths)) return null;
  const keys = columns.map(({ key }) => key);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {columnSheetScript(widthRules(keys, widths))}
    </script>
  );
}
