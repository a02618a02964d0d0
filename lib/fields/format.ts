import type { Position } from "./location/position.ts";

const regions: Readonly<Record<string, string>> = { en: "en-GB", ko: "ko-KR" };

/** The region for dates and numbers: English days come before months. */
export function regionOf(language: string): string {
  return regions[language] ?? language;
}

/** "8.4 km", without a line break. */
export function formatNumber(value: number, unit: string | undefined, language: string): string {
  const figure = isPlain(value, language)
    ? String(value)
    : numberFormat(regionOf(language), { maximumFractionDigits: 6 }).format(value);
  return unit === undefined ? figure : `${figure}\u00a0${unit}`;
}

/**
 * All our languages write it the same way. Loading a browser's number data takes a phone tens of milliseconds
 * during hydration.
 */
function isPlain(value: number, language: string): boolean {
  return value >= 0 && value < 1000 && Number.isInteger(value * 10) && Object.hasOwn(regions, language);
}

/** "15 Nov 2026", in every time zone; an invalid date stays as it is. */
export function formatDay(day: string, language: string, style: "medium" | "long" = "medium"): string {
  return formatDate(day, language, { dateStyle: style, timeZone: "UTC" });
}

/** "15 Nov 2026, 06:20" in a time zone (IANA); an invalid date-time stays as it is. */
export function formatMinute(at: string, language: string, timeZone: string): string {
  return formatDate(at, language, { dateStyle: "medium", timeStyle: "short", timeZone });
}

function formatDate(text: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return text;
  // In en-GB only September has four letters.
  return dateFormat(regionOf(language), options).format(at).replace("Sept ", "Sep ");
}

/** "38.334, 128.518": latitude first; a thousandth of a degree is about 100 m. */
export function formatPosition({ lat, lon }: Position): string {
  return `${round(lat)}, ${round(lon)}`;
}

/** All digits, to copy: "38.33412, 128.51833". */
export function exactPosition({ lat, lon }: Position): string {
  return `${lat}, ${lon}`;
}

const sizeUnits = ["kB", "MB", "GB"] as const;

/** "126 MB", "4.1 MB", "80 kB", decimal. */
export function formatSize(bytes: number, language: string): string {
  let amount = bytes / 1000;
  let step = 0;
  while (amount >= 999.5 && step < sizeUnits.length - 1) {
    amount /= 1000;
    step += 1;
  }
  const figure = amount < 10 && step > 0 ? Math.round(amount * 10) / 10 : Math.max(1, Math.round(amount));
  return formatNumber(figure, sizeUnits[step], language);
}

function round(degrees: number): string {
  return String(Math.round(degrees * 1000) / 1000);
}

/** "Korean". */
export function languageName(localeId: string, language: string): string {
  return languageNames(language, localeId);
}

/**
 * Caches what `make` returns by its arguments: creating a formatter takes a hundred times as long as using
 * it.
 */
export function keeping<Options, Formatter>(
  make: (language: string, options: Options) => Formatter,
  most = 100,
) {
  const made = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = language + (Array.isArray(options) ? options.join() : JSON.stringify(options));
    const known = made.get(key);
    if (known !== undefined) return known;
    // A server meets many time zones.
    if (made.size >= most) made.clear();
    const formatter = make(language, options);
    made.set(key, formatter);
    return formatter;
  };
}

export const dateFormat = keeping(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

const languageNames = keeping((language, localeId: string) => {
  const [code = localeId] = localeId.split("-");
  try {
    return new Intl.DisplayNames(language, { type: "language" }).of(code) ?? localeId;
  } catch {
    return localeId;
  }
});

const numberFormat = keeping(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
