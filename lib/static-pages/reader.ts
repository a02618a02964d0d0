import { type Language, languageOf, parseLanguage } from "#lib/messages/language.ts";
import { parseTheme, type Theme } from "#lib/messages/theme.ts";

/** In what a page is read. */
export interface Reader {
  language: Language;
  theme: Theme;
}

/** As the member chose it on this device, else as the browser likes it. */
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
