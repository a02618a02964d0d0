import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { type Language, languageOf, parseLanguage } from "./language.ts";

/** A key that only one catalogue has is a type error. */
type Messages = typeof import("./en.json") & typeof import("./ko.json");

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}

const messages: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import("./en.json"),
  ko: () => import("./ko.json"),
};

/** next-intl's settings: language by cookie or browser, time zone by the browser's cookie. */
export default getRequestConfig(async () => {
  const jar = await cookies();
  const language =
    parseLanguage(jar.get("language")?.value) ?? languageOf((await headers()).get("accept-language"));
  return {
    locale: language,
    timeZone: parseTimeZone(jar.get("time-zone")?.value),
    now: new Date(),
    messages: (await messages[language]()).default,
  };
});

/** By the text of the cookie: asking a formatter takes most of a millisecond of each page. */
const zones = new Map<string, string>();
const mostZones = 500;

function parseTimeZone(name = ""): string {
  const zone = zones.get(name) ?? zoneOf(name);
  if (zones.size >= mostZones) zones.clear();
  zones.set(name, zone);
  return zone;
}

function zoneOf(name: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: decodeURIComponent(name) }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
