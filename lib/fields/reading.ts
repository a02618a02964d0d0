import type { Fields } from "#lib/space/content.ts";
import { isAbsent } from "./absent.ts";

/** In which locale Content is read, and what else there is. All of it is plain data. */
export interface Reading {
  localeId: string;
  /** Every locale of the Space, the default first. */
  localeIds: readonly string[];
  /** By Content Type: the field that names an item, for naming what a Refer leads to. */
  titleFields: Readonly<Record<string, string>>;
  /** By Content Type: the field that pictures an item, where what a Refer leads to is shown with its picture. */
  pictureFields?: Readonly<Record<string, string>>;
  /** By Content Type: the field that sums an item up, where what a Refer leads to is shown with it. */
  summaryFields?: Readonly<Record<string, string>>;
}

export interface Found {
  value: unknown;
  localeId: string;
}

/** A field's value in the chosen locale, else in the default one, else in whichever has it. */
export function valueIn(fields: Fields, apiName: string | undefined, reading: Reading): Found | undefined {
  const byLocale = fields[apiName ?? ""];
  if (byLocale === undefined) return undefined;
  for (const localeId of [reading.localeId, ...reading.localeIds, ...Object.keys(byLocale)]) {
    const value = Object.hasOwn(byLocale, localeId) ? byLocale[localeId] : undefined;
    if (!isAbsent(value)) return { value, localeId };
  }
  return undefined;
}

/** The Space's locales in which an item's naming field is written. */
export function writtenLocales(fields: Fields, apiName: string, localeIds: readonly string[]): Set<string> {
  return new Set(localeIds.filter((localeId) => !isAbsent(fields[apiName]?.[localeId])));
}

/** The Space's locale that fits an interface language, else the default one. */
export function localeForLanguage(localeIds: readonly string[], language: string): string {
  const fitting = localeIds.find((id) => id === language || id.startsWith(`${language}-`));
  return fitting ?? localeIds[0] ?? language;
}
