import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useDeviceZone } from "#lib/browser/time/use-time-zone.ts";
import { formatDay, formatNumber } from "#lib/content/display/display-format.ts";
import type { FilterField } from "#lib/content/filter/filter-fields.ts";
import { operatorRow } from "#lib/content/filter/filter-kinds.ts";
import { localMomentOf } from "#lib/content/filter/filter-moment.ts";
import type { Operator } from "#lib/content/filter/filter-operator.ts";

/** A single value of a condition in words: "8.4 km", "1 Sep 2026". */
export function useScalarWords(field: FilterField, operator: Operator): (text: string) => string {
  const t = useTranslations("filter.editor");
  const language = useLocale();
  const zone = useDeviceZone(useTimeZone() ?? "UTC");
  const unit = "field" in field.of && "unit" in field.of.field ? field.of.field.unit : undefined;
  const editor = operatorRow(field.kind, operator)?.editor.editor;
  return (text) => {
    switch (editor) {
      case "number":
        return formatNumber(Number(text), unit, language);
      case "date":
        return formatDay(text, language);
      case "yesNo":
        return t(text === "true" ? "yes" : "no");
      case "moment": {
        const local = localMomentOf(text, operator, zone);
        if (local === undefined) return text;
        return `${formatDay(local.day, language)}${local.time === "" ? "" : ` ${local.time}`}`;
      }
      default:
        return text;
    }
  };
}
