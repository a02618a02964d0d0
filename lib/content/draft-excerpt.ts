import { oneLine } from "./clip-text.ts";
import type { Texts } from "./form/form-text.ts";

const excerptMax = 240;
const wordsMin = 12;

/** The first words of a draft besides its title, from the longest of its texts; "" when there are none. */
export function excerptOf(texts: Texts, title: string): string {
  const candidates = Object.values(texts)
    .filter((text) => text !== title)
    .map((text) => oneLine(wordsOf(text), excerptMax))
    .filter(({ length }) => length >= wordsMin)
    .sort((one, other) => other.length - one.length);
  return candidates[0] ?? "";
}

/** What a draft says, to be copied where its type is not known any more. */
export function wholeText(texts: Texts): string {
  return Object.values(texts)
    .map(wordsOf)
    .filter((text) => text !== "")
    .join("\n\n");
}

function wordsOf(text: string): string {
  if (!/^[[{]/.test(text)) return text;
  try {
    return spoken(JSON.parse(text)).join(" ");
  } catch {
    return text;
  }
}

/** The texts of a document or of a list; ids and attributes are nothing that anybody wrote. */
function spoken(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((each) => (typeof each === "string" ? [each] : spoken(each)));
  if (typeof value !== "object" || value === null) return [];
  const own = "text" in value && typeof value.text === "string" ? [value.text] : [];
  return [...own, ...("content" in value ? spoken(value.content) : [])];
}
