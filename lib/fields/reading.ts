import type { Fields } from "#lib/space/content.ts";
import type { TitleWords } from "./title-words.ts";

/** The locale to read Content in, with fallbacks. Serializable. */
export interface Reading {
  localeId: string;
  /** The default first. */
  localeIds: readonly string[];
  /** By Content Type: the field that names an item; "" for none. */
  titleFields: Readonly<Record<string, string>>;
  /** How titles are put into words, if some aren't texts. */
  titleWords?: TitleWords | undefined;
  /** By Content Type: the field with an item's picture, if targets are shown with theirs. */
  pictureFields?: Readonly<Record<string, string>>;
  /** By Content Type: the field that summarizes an item, if targets are shown with theirs. */
  summaryFields?: Readonly<Record<string, string>>;
}

export interface Found {
  value: unknown;
  localeId: string;
}

/** The value in the chosen locale, else the default, else any. */
export function valueIn(fields: Fields, apiName: string | undefined, reading: Reading): Found | undefined {
  const byLocale = fields[apiName ?? ""];
  if (byLocale === undefined) return undefined;
  for (const localeId of [reading.localeId, ...reading.localeIds, ...Object.keys(byLocale)]) {
    const value = Object.hasOwn(byLocale, localeId) ? byLocale[localeId] : undefined;
    if (!isAbsent(value)) return { value, localeId };
  }
  return undefined;
}

/** The locales in which an item has a name. */
export function writtenLocales(
  fields: Fields,
  apiName: string | undefined,
  localeIds: readonly string[],
): Set<string> {
  return new Set(localeIds.filter((localeId) => !isAbsent(fields[apiName ?? ""]?.[localeId])));
}

/** The locale for an interface language, else the default. */
export function localeForLanguage(localeIds: readonly string[], language: string): string {
  const fitting = localeIds.find((id) => id === language || id.startsWith(`${language}-`));
  return fitting ?? localeIds[0] ?? language;
}

/** decisions.md, "Lists": `null`, `""`, `[]`, no member. */
export function isAbsent(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
