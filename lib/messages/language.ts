/** The first is the fallback. */
export const languages = ["en", "ko"] as const;

export type Language = (typeof languages)[number];

export const languageNames: Readonly<Record<Language, string>> = { en: "English", ko: "한국어" };

/** One of something for each language. */
export function inEachLanguage<Value>(
  make: (language: Language) => Value,
): Readonly<Record<Language, Value>> {
  return { en: make("en"), ko: make("ko") };
}

export function parseLanguage(value: unknown): Language | undefined {
  return languages.find((language) => language === value);
}

/** The language by `Accept-Language`; English by default. */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  const liked = (acceptLanguage ?? "").split(",").map(parsePreference);
  const best = liked
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .find(({ language }) => language !== undefined);
  return best?.language ?? languages[0];
}

function parsePreference(part: string): { language: Language | undefined; weight: number } {
  const [range = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  const weight = quality === undefined ? 1 : Number(quality.slice("q=".length));
  return { language: parseLanguage(range.split("-")[0]), weight: Number.isNaN(weight) ? 0 : weight };
}
