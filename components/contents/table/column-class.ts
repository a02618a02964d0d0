import type { Column } from "#lib/collection/of/content-columns.ts";
import { displayKinds } from "#lib/fields/display.ts";

const keptWhenNarrow = 2;

/** How wide a column is, and whether it gives way where there is little room: the last two stay. */
export function columnClass(column: Column, index: number, count: number): string {
  return index < count - keptWhenNarrow ? `${widthOf(column)} wide-only` : widthOf(column);
}

function widthOf(column: Column): string {
  switch (column.kind) {
    case "author":
      return "col-author";
    case "locales":
      return "col-locales";
    case "version":
      return "col-short";
    case "createdAt":
    case "updatedAt":
      return "col-date";
    case "field":
      return displayKinds[column.field.type].column === "short" ? "col-short" : "col-field";
  }
}
