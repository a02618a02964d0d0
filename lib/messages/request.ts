import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import * as z from "zod";
import { type Language, languageOf, parseLanguage } from "./language.ts";

const namespaces = [
  "shell",
  "signIn",
  "home",
  "errors",
  "ui",
  "list",
  "item",
  "fields",
  "editor",
  "problems",
];
const partSchema = z.object({ default: z.record(z.string(), z.unknown()) });

/** What next-intl speaks a request in: language by cookie, else by browser; time zone as the browser told it. */
export default getRequestConfig(async () => {
  const jar = await cookies();
  const language =
    parseLanguage(jar.get("language")?.value) ?? languageOf((await headers()).get("accept-language"));
  return {
    locale: language,
    timeZone: parseTimeZone(jar.get("time-zone")?.value),
    now: new Date(),
    messages: await messagesIn(language),
  };
});

async function messagesIn(language: Language) {
  const parts = await Promise.all(
    namespaces.map(async (name) => [name, await part(name, language)] as const),
  );
  return Object.fromEntries(parts);
}

async function part(name: string, language: Language) {
  const loaded: unknown = await import(`./parts/${name}.${language}.json`);
  return partSchema.parse(loaded).default;
}

function parseTimeZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: decodeURIComponent(name ?? "") }).resolvedOptions()
      .timeZone;
  } catch {
    return "UTC";
  }
}
