import { useLocale, useTranslations } from "next-intl";
import type { ColumnWidths } from "#lib/collection/of/column-widths.ts";
import type { Column } from "#lib/collection/of/content-columns.ts";
import { titleFieldOf } from "#lib/content/type-words.ts";
import { displayKinds } from "#lib/fields/display.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

const keys = {
  author: "columns.author",
  locales: "columns.locales",
  createdAt: "columns.created",
  updatedAt: "columns.changed",
} as const;

/** The name of a column. */
export function ColumnName({ type, column }: { type: ContentType; column: Column | "title" }) {
  return useColumnName(type)(column);
}

export function useColumnName(type: ContentType): (column: Column | "title") => string {
  const t = useTranslations("list");
  const tools = useTranslations("listTools.columns");
  const language = useLocale();
  return (column) => {
    if (column === "title") {
      return wordsIn(titleFieldOf(type)?.label ?? type.label.one, language);
    }
    if (column.kind === "field") return wordsIn(column.field.label, language);
    return column.kind === "version" ? tools("version") : t(keys[column.kind]);
  };
}

const keptWhenNarrow = 2;

/** The width of a column, and whether a narrow window hides it: the last two columns stay, and so do chosen ones. */
export function columnClass(column: Column, index: number, count: number): string {
  const { width } = sizes[sizeOf(column)];
  return index < count - keptWhenNarrow ? `${width} spare-column` : width;
}

const sizes = {
  author: { width: "w-38", rem: 9.5 },
  locales: { width: "w-20", rem: 5 },
  number: { width: "w-26", rem: 6.5 },
  time: { width: "time-column", rem: 6 },
  text: { width: "w-38", rem: 9.5 },
} as const;

/** The space of the checkbox and the menu. */
const edgesRem = 7;
const titleRem = 18;
const gapRem = 1.25;
const remPixels = 16;

/** The width in rem that a table with these columns needs. */
export function tableRem(columns: readonly Column[], widths: ColumnWidths): number {
  const remOf = (key: string, usual: number) => (widths[key] === undefined ? usual : widths[key] / remPixels);
  return columns.reduce(
    (sum, column) => sum + remOf(column.key, sizes[sizeOf(column)].rem) + gapRem,
    edgesRem + remOf("title", titleRem),
  );
}

function sizeOf(column: Column): keyof typeof sizes {
  switch (column.kind) {
    case "author":
    case "locales":
      return column.kind;
    case "version":
      return "number";
    case "createdAt":
    case "updatedAt":
      return "time";
    case "field":
      return displayKinds[column.field.type].column === "short" ? "number" : "text";
  }
}
