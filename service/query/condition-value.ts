import type { ValueKind } from "#service/query/target.ts";
import { isDate, isDateTime } from "#service/query/timestamp.ts";

/** Numbers stay text, so that the database gets every digit. */
export type Scalar = string | boolean;

/** A value of this kind; undefined if it is invalid (400 `BadFilterValue`). An empty value is never valid. */
export function parseScalar(kind: ValueKind, text: string): Scalar | undefined {
  if (text === "") return undefined;
  switch (kind) {
    case "text":
    case "texts":
    case "refers":
      return text.includes("\0") ? undefined : text;
    case "integer":
      return /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? text : undefined;
    case "number":
      return isNumber(text) ? String(Number(text)) : undefined;
    case "boolean":
      return parseBoolean(text);
    case "date":
      return isDate(text) ? text : undefined;
    case "timestamp":
      if (isDate(text)) return `${text}T00:00:00Z`;
      return isDateTime(text) ? text : undefined;
    default:
      return undefined;
  }
}

export function parseBoolean(text: string): boolean | undefined {
  if (text === "true") return true;
  return text === "false" ? false : undefined;
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) && Number.isFinite(Number(text));
}

/** `a,b\,c` → `["a", "b,c"]`. */
export function splitList(text: string): string[] {
  return text.split(/(?<!\\),/).map((entry) => entry.replaceAll("\\,", ","));
}
