import type { KindOf } from "#lib/space-file/schema.ts";
import type { Display } from "../display.ts";
import type { SlotReading } from "../form/problems.ts";

type DateField = KindOf<"Date">;

const localTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?$/;
const hasOffset = /(Z|[+-]\d{2}:\d{2})$/i;

/**
 * Date: `YYYY-MM-DD`; with `time` an RFC 3339 date-time, typed in the device's time zone (decisions.md, "More
 * that was unclear").
 */
export function readDate(text: string, { time }: DateField): SlotReading {
  if (text === "") return { value: undefined };
  if (!time) return isDay(text) ? { value: text } : { problem: { code: "notADate" } };
  const match = localTime.exec(text);
  if (!match || !isDay(match[1] ?? "") || !isClock(match[2], match[3], match[4])) {
    return { problem: { code: "notADate" } };
  }
  // Near the limits another time zone may lead to a year without four digits.
  const value = new Date(text).toISOString();
  return isDay(value.slice(0, value.indexOf("T"))) ? { value } : { problem: { code: "notADate" } };
}

export function dateText(value: unknown, { time }: DateField): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return time ? localTimeText(value) : value;
}

export function showTypedDate(text: string, { time }: DateField): Display {
  return { kind: "date", at: text, time };
}

/** For `datetime-local`; other texts stay. */
function localTimeText(value: string): string {
  const at = new Date(value);
  if (!hasOffset.test(value) || Number.isNaN(at.getTime())) return value;
  const two = (part: number) => String(part).padStart(2, "0");
  const date = `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const seconds = at.getSeconds() + at.getMilliseconds() > 0 ? `:${two(at.getSeconds())}` : "";
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}${seconds}`;
}

function isClock(hours = "0", minutes = "0", seconds = "0"): boolean {
  return Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
}

const day = /^\d{4}-\d\d-\d\d$/;

/** A calendar day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!day.test(text) || text.startsWith("0000")) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
