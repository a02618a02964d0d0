const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finalsInSyllable = 28;
const rieul = 8;

/**
 * A Korean word's ending, for the particle "(으)로": `open` takes 로 (no final consonant, or ㄹ), `closed` 으로,
 * `other` isn't Hangul. For an ICU `select`.
 */
export function finalSound(word: string): "open" | "closed" | "other" {
  const code = word.trim().codePointAt(word.trim().length - 1) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return "other";
  const final = (code - firstSyllable) % finalsInSyllable;
  return final === 0 || final === rieul ? "open" : "closed";
}
