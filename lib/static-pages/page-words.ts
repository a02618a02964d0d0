import * as z from "zod";
import type { Language } from "#lib/messages/language.ts";
import { readCatalogue } from "#lib/messages/read-catalogue.ts";

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
  offline: saying.extend({ again: z.string() }),
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
