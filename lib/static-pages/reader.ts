import { type Language, languageOf, parseLanguage } from "#lib/messages/language.ts";
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
