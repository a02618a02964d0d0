import * as z from "zod";
import type { Words } from "../schema.ts";

const byLocale = z.record(z.string(), z.unknown());

/** A name as one text, or by locale: of each language the first. Undefined without a text. */
export function cmaWords(value: unknown): Words | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  const { data: texts = {} } = byLocale.safeParse(value);
  const words: Record<string, string> = {};
  for (const [locale, text] of Object.entries(texts)) {
    const [language = locale] = locale.split(/[-_]/);
    if (typeof text === "string" && text.trim() !== "") words[language] ??= text;
  }
  return Object.keys(words).length > 0 ? words : undefined;
}
