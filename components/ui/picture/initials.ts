const tints = 6;

/**
 * Two letters for a name without a picture: the first of the first and of the last word, and of a Korean name in
 * one word the last two, which are the given name.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = "", ...others] = words;
  const letters = [...first];
  const last = others.at(-1);
  if (last !== undefined) return upper(`${letters[0] ?? ""}${[...last][0] ?? ""}`);
  if (/^\p{Script=Hangul}+$/u.test(first)) return letters.slice(-2).join("");
  return upper(letters.slice(0, 2).join(""));
}

/** One of six pale tints, always the same one for an id. */
export function tintOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % tints;
}

function upper(letters: string): string {
  return letters.toLocaleUpperCase("en");
}
