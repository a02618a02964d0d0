import { readFileSync } from "node:fs";
import type { Language } from "./language.ts";

/**
 * A catalogue for pages without next-intl. Read, not imported: Node.js requires an import attribute that the
 * build, which compiles catalogues, refuses.
 */
export function readCatalogue(language: Language): unknown {
  return JSON.parse(readFileSync(`lib/messages/${language}.json`, "utf8"));
}
