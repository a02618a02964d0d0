import { useLocale, useTimeZone } from "next-intl";
import { useDeviceZone } from "#lib/browser/time/use-time-zone.ts";
import { localMomentOf } from "#lib/fields/date/filter.ts";
import type { Display } from "#lib/fields/display.ts";
import { type FilterEditor, operatorRow } from "#lib/fields/filter/filter-kinds.ts";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";
import type { FilterField } from "#lib/fields/filter.ts";
import { formatDay } from "#lib/fields/format.ts";
import { useWords } from "../use-words.ts";

type Editor = FilterEditor["editor"];

const asText = (text: string): Display => ({ kind: "text", text });

/** A single value of a filter, parsed for display. */
const shown: Record<Editor, (text: string, unit: string | undefined) => Display> = {
  ...{ text: asText, option: asText, member: asText, refer: asText },
  ...{ presence: asText, pattern: asText, near: asText, polygon: asText },
  number: (text, unit) => ({ kind: "number", value: Number(text), ...(unit !== undefined && { unit }) }),
  date: (at) => ({ kind: "date", at, time: false }),
  moment: (at) => ({ kind: "date", at, time: true }),
  yesNo: (text) => ({ kind: "boolean", value: text === "true" }),
};

/** A single value of a filter in words: "8.4 km", "1 Sep 2026". */
export function useScalarWords({ kind, of }: FilterField, operator: Operator): (text: string) => string {
  const language = useLocale();
  const zone = useDeviceZone(useTimeZone() ?? "UTC");
  const words = useWords({
    moment: (at) => {
      const local = localMomentOf(at, operator, zone);
      return local === undefined ? at : `${formatDay(local.day, language)} ${local.time}`.trim();
    },
  });
  const editor = operatorRow(kind, operator)?.editor.editor ?? "text";
  const unit = "field" in of && "unit" in of.field ? of.field.unit : undefined;
  return (text) => words(shown[editor](text, unit)) ?? text;
}
