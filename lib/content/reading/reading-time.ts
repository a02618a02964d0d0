const wordsPerMinute = 220;
const cjkCharactersPerMinute = 500;
const cjk = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

const charactersMax = 50_000;
const depthMax = 50;

/** The reading time of RichText in whole minutes, at least 1; undefined if empty. Estimated for long texts. */
export function readingMinutes(document: unknown): number | undefined {
  const whole = textsOf(document, 0).join("");
  const text = whole.slice(0, charactersMax);
  const characters = text.match(cjk)?.length ?? 0;
  const words = text.replace(cjk, " ").match(word)?.length ?? 0;
  if (characters + words === 0) return undefined;
  const minutes = words / wordsPerMinute + characters / cjkCharactersPerMinute;
  return Math.max(1, Math.round((minutes * whole.length) / text.length));
}

/** The words of RichText, separated by spaces. */
export function countWords(document: unknown): number {
  const parts = textsOf(document, 0).join("").split(/\s+/);
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

function textsOf(node: unknown, depth: number): string[] {
  if (typeof node !== "object" || node === null || depth > depthMax) return [];
  if ("text" in node && typeof node.text === "string") return [node.text];
  if (!("content" in node) || !Array.isArray(node.content)) return [];
  return [...node.content.flatMap((child: unknown) => textsOf(child, depth + 1)), " "];
}
