import { isDay } from "../date/form.ts";
import { parseNear, parsePolygon } from "../location/filter.ts";
import { isExact } from "../number/form.ts";
import { type FilterKind, operatorRow } from "./filter-kinds.ts";
import { type Operator, splitList } from "./filter-operator.ts";
import { containedText, patternMax, shorthandOf } from "./shorthand.ts";

const moment =
  /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Whether the service would accept a value, and compare with all of it. */
export function isFilterValue(kind: FilterKind, operator: Operator, value: string): boolean {
  const row = operatorRow(kind, operator);
  if (row === undefined || value === "" || value.includes("\0")) return false;
  switch (row.editor.editor) {
    case "presence":
      return value === "true" || value === "false";
    case "near":
      return parseNear(value) !== undefined;
    case "polygon":
      return parsePolygon(value) !== undefined;
    case "pattern":
      return isPattern(value) && containedText(value) !== "";
    default: {
      const { editor, many } = row.editor;
      if (shorthandOf({ operator, value }, kind) === "last") return true;
      const fits = (text: string) => text !== "" && fitsEditor[editor](text, kind);
      return many ? splitList(value).every(fits) : fits(value);
    }
  }
}

const anyText = () => true;

const fitsEditor = {
  text: anyText,
  option: anyText,
  member: anyText,
  refer: anyText,
  number: (text: string, kind: FilterKind) => (kind === "number" ? isNumber(text) : isInteger(text)),
  yesNo: (text: string) => text === "true" || text === "false",
  date: isDay,
  moment: isMoment,
};

function isNumber(text: string): boolean {
  const value = Number(text);
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) && Number.isFinite(value) && isExact(text, value);
}

function isInteger(text: string): boolean {
  return /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text));
}

/** An RFC 3339 date-time, or a full date: the start of that day, UTC (decisions.md, "Lists"). */
function isMoment(text: string): boolean {
  return isDay(moment.exec(text)?.[1] ?? text);
}

/** The service may refuse more. */
function isPattern(text: string): boolean {
  return text.length <= patternMax && !text.startsWith("***");
}
