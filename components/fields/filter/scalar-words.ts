import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useDeviceZone } from "#lib/browser/time/use-time-zone.ts";
import { localMomentOf } from "#lib/fields/date/filter.ts";
import { operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import { formatDay, formatNumber } from "#lib/fields/format.ts";

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
