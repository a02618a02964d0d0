import * as z from "zod";
import { readCatalogue } from "#lib/messages/read-catalogue.ts";

const page = z.object({ title: z.string(), text: z.string(), link: z.string() });

const catalogue = z.object({
  plain: z.object({ tooManyPages: page, tooManyTries: page, continue: z.string() }),
});

type PlainWords = z.infer<typeof catalogue>["plain"];

let known: { en: PlainWords; ko: PlainWords } | undefined;

/** The texts of pages that are sent without React, which say everything in both languages. */
export function plainWords(): { en: PlainWords; ko: PlainWords } {
  known ??= {
    en: catalogue.parse(readCatalogue("en")).plain,
    ko: catalogue.parse(readCatalogue("ko")).plain,
  };
  return known;
}
