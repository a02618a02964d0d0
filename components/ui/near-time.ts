import { dateFormat, keeping, regionOf } from "#lib/fields/format.ts";

interface Context {
  now: Date;
  /** Of the interface. */
  language: string;
  /** IANA name. */
  timeZone: string;
}

const weekDays = 7;
const dayMs = 86_400_000;

/** A page repeats the same times: in columns, on cards, and for the next member. */
const mostMoments = 1000;
const minuteMs = 60_000;

/** Caches the text of a time for a minute. */
function cachedPerMinute(format: (at: Date, context: Context) => string) {
  const cachedFormat = keeping(
    (language, [at, minute, timeZone]: [ms: number, minute: number, timeZone: string]) =>
      format(new Date(at), { now: new Date(minute * minuteMs), language, timeZone }),
    mostMoments,
  );
  return (at: Date, { now, language, timeZone }: Context) =>
    cachedFormat(language, [at.getTime(), Math.floor(now.getTime() / minuteMs), timeZone]);
}

/** "today, 09:12", "yesterday, 22:15", "Thursday, 18:40", "17 Nov", "17 Nov 2025". */
export const nearTime = cachedPerMinute((at, context) => {
  const days = daysBetween(at, context);
  const separator = context.language === "ko" ? " " : ", ";
  if (Math.abs(days) <= 1) return dayWord(days, context.language) + separator + clockTime(at, context);
  if (days < 0 && days > -weekDays) return weekDay(at, context) + separator + clockTime(at, context);
  return nearDay(at, context);
});

/** For columns: "09:12", "yesterday", "17 Nov", "17 Nov 2025". */
export const shortTime = cachedPerMinute((at, context) => {
  const days = daysBetween(at, context);
  if (days === 0) return clockTime(at, context);
  return Math.abs(days) === 1 ? dayWord(days, context.language) : nearDay(at, context);
});

/** The exact moment: "Thursday 19 November 2026 at 18:40". */
export function exactTime(at: Date, { language, timeZone }: Omit<Context, "now">): string {
  return exactText(language, [at.getTime(), timeZone]);
}

const exactText = keeping(
  (language, [at, timeZone]: [ms: number, timeZone: string]) =>
    dateFormat(regionOf(language), { dateStyle: "full", timeStyle: "short", timeZone }).format(at),
  mostMoments,
);

function nearDay(at: Date, { now, language, timeZone }: Context): string {
  const sameYear = partsOf(at, timeZone).year === partsOf(now, timeZone).year;
  if (language === "ko") {
    return dateFormat("ko-KR", {
      ...(!sameYear && { year: "numeric" }),
      month: "long",
      day: "numeric",
      timeZone,
    }).format(at);
  }
  // Part by part: en-GB has months of four letters, en-US puts the day last.
  const month = dateFormat(language === "en" ? "en-US" : language, {
    month: "short",
    timeZone,
  }).format(at);
  const { day, year } = partsOf(at, timeZone);
  return sameYear ? `${day} ${month}` : `${day} ${month} ${year}`;
}

const dayFormat = keeping(
  (language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, options),
);

function dayWord(days: number, language: string): string {
  return dayFormat(language, { numeric: "auto" }).format(days, "day");
}

function weekDay(at: Date, { language, timeZone }: Context): string {
  return dateFormat(language, { weekday: "long", timeZone }).format(at);
}

function clockTime(at: Date, { timeZone }: Context): string {
  return dateFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(at);
}

function daysBetween(at: Date, { now, timeZone }: Context): number {
  return Math.round((midnight(at, timeZone) - midnight(now, timeZone)) / dayMs);
}

function midnight(at: Date, timeZone: string): number {
  const { year, month, day } = partsOf(at, timeZone);
  return Date.UTC(year, month - 1, day);
}

function partsOf(at: Date, timeZone: string): { year: number; month: number; day: number } {
  const parts = dateFormat("en-GB", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    timeZone,
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
}
