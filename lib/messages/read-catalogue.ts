import { readFileSync } from "node:fs";
import type { Language } from "./language.ts";

/**
 * A catalogue for what next-intl does not render. Read and not imported: Node.js wants an attribute for that which the
 * build, which compiles catalogues, refuses.
 */
export function readCatalogue(language: Language): unknown {
  return JSON.parse(readFileSync(`lib/messages/${language}.json`, "utf8"));
}
