"use client";

import { useLocale, useTranslations } from "next-intl";
import { oneLine } from "#lib/fields/clip-text.ts";
import type { Display } from "#lib/fields/display.ts";
import { formatDay, formatNumber, formatPosition } from "#lib/fields/format.ts";
import { AbsentValue } from "./absent-value.tsx";

const cellMax = 120;

/** A field's value as a few words in a table. */
export function CellValue({ display }: { display: Display }) {
  const words = useCellWords();
  const text = words(display);
  if (text === undefined) return <AbsentValue />;
  return (
    <span className="list-cell-cut" title={text.length > 18 ? text : undefined}>
      <bdi>{text}</bdi>
    </span>
  );
}

function useCellWords(): (display: Display) => string | undefined {
  const t = useTranslations("fields");
  const language = useLocale();
  const words = (display: Display): string | undefined => {
    switch (display.kind) {
      case "absent":
      case "closed":
      case "richText":
        return undefined;
      case "text":
      case "json":
        return oneLine(display.text, cellMax) || undefined;
      case "number":
        return formatNumber(display.value, display.unit, language);
      case "boolean":
        return display.value ? t("yes") : t("no");
      case "date":
        return formatDay(display.at, language);
      case "location":
        return formatPosition(display);
      case "content":
        return display.title?.text ?? t("untitled");
      case "picture":
        return display.picture.title ?? t("picture");
      case "many":
        return display.items.map(words).filter(Boolean).join(", ").slice(0, cellMax) || undefined;
    }
  };
  return words;
}
