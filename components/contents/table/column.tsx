import { useLocale, useTranslations } from "next-intl";
import type { Column } from "#lib/collection/of/content-columns.ts";
import { displayKinds } from "#lib/fields/display.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";

const keys = {
  author: "columns.author",
  locales: "columns.locales",
  createdAt: "columns.created",
  updatedAt: "columns.changed",
} as const;

/** What a column is called. */
export function ColumnName({ type, column }: { type: ContentType; column: Column | "title" }) {
  return useColumnName(type)(column);
}

export function useColumnName(type: ContentType): (column: Column | "title") => string {
  const t = useTranslations("list");
  const tools = useTranslations("listTools.columns");
  const language = useLocale();
  return (column) => {
    if (column === "title") {
      const naming = type.fields.find((field) => field.apiName === type.displayField);
      return naming ? wordsIn(naming.label, language) : type.displayField;
    }
    if (column.kind === "field") return wordsIn(column.field.label, language);
    return column.kind === "version" ? tools("version") : t(keys[column.kind]);
  };
}

const keptWhenNarrow = 2;

/** How wide a column is, and whether it gives way where there is little room: the last two stay. */
export function columnClass(column: Column, index: number, count: number): string {
  return index < count - keptWhenNarrow ? `${widthOf(column)} max-desktop:hidden` : widthOf(column);
}

function widthOf(column: Column): string {
  switch (column.kind) {
    case "author":
      return "w-38";
    case "locales":
      return "w-20";
    case "version":
      return "w-26";
    case "createdAt":
    case "updatedAt":
      return "w-24 whitespace-nowrap tabular-nums";
    case "field":
      return displayKinds[column.field.type].column === "short" ? "w-26" : "w-38";
  }
}
