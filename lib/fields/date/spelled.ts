import { dateFormat, regionOf } from "../format.ts";

const day = { weekday: "long", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
const minute = { ...day, hour: "2-digit", minute: "2-digit" } as const;

/** The text of a date control with the day of the week: "Tuesday 24 Nov 2026"; "" without a date. */
export function spelledDate(text: string, language: string): string {
  const withTime = text.includes("T");
  const at = new Date(withTime ? `${text}Z` : text);
  if (text === "" || Number.isNaN(at.getTime())) return "";
  return dateFormat(regionOf(language), withTime ? minute : day).format(at);
}
