import { cookies, headers } from "next/headers";
import type { AbstractIntlMessages } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { type Language, languageOf, parseLanguage } from "./language.ts";

const messages: Record<Language, () => Promise<{ default: AbstractIntlMessages }>> = {
  en: () => import("./en.json"),
  ko: () => import("./ko.json"),
};

/** What next-intl speaks a request in: language by cookie, else by browser; time zone as the browser told it. */
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

function parseTimeZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: decodeURIComponent(name ?? "") }).resolvedOptions()
      .timeZone;
  } catch {
    return "UTC";
  }
}
