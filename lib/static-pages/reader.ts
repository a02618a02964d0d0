import * as z from "zod";
import { type Language, languageOf, parseLanguage } from "#lib/messages/language.ts";
import { readCatalogue } from "#lib/messages/read-catalogue.ts";
import { parseTheme, type Theme } from "#lib/messages/theme.ts";

export interface Reader {
  language: Language;
  theme: Theme;
}

/** As chosen on this device, else as the browser prefers. */
export function readerOf({ headers }: Request): Reader {
  const chosen = new Map(
    (headers.get("cookie") ?? "").split(";").map((pair): [string, string] => {
      const [name = "", value = ""] = pair.split("=", 2);
      return [name.trim(), value.trim()];
    }),
  );
  return {
    language: parseLanguage(chosen.get("language")) ?? languageOf(headers.get("accept-language")),
    theme: parseTheme(chosen.get("theme")) ?? "system",
  };
}

const saying = z.object({ title: z.string(), text: z.string() });

/** Texts of pages without React. */
const catalogueSchema = z.object({
  bridge: z.object({
    open: saying,
    nothing: saying,
    access_denied: saying,
    login_disabled: saying,
    server_error: saying,
    stranded: saying,
    openApp: z.string(),
    here: z.string(),
  }),
  offline: saying.extend({ again: z.string(), here: z.string() }),
});

type PageWords = z.infer<typeof catalogueSchema>;

const known = new Map<Language, PageWords>();

export function pageWords(language: Language): PageWords {
  const words = known.get(language) ?? catalogueSchema.parse(readCatalogue(language));
  known.set(language, words);
  return words;
}

export function filled(sentence: string, brand: string): string {
  return sentence.replaceAll("{brand}", brand);
}
