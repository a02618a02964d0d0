/** Shorter words are like too many others. */
const shortest = 4;
/** In words of less letters than this, only two letters that changed places are a slip. */
const anySlip = 5;
const longest = 24;
/** Scripts that don't put spaces between words, or put particles at their ends. */
const withoutWords =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Whether a vocabulary has words like this one: letters alone, of a script that separates words. */
export function isSpelled(word: string): boolean {
  const { length } = [...word];
  return length >= shortest && length <= longest && /^\p{L}+$/u.test(word) && !withoutWords.test(word);
}

/**
 * The word, and what is left of it without one of its letters but the first. Two words that are one slip apart share one of
 * these (as in SymSpell), so an index finds all of them.
 */
export function spellingsOf(word: string): string[] {
  const letters = [...word.toLowerCase()];
  const without = letters.slice(1).map((_, index) => letters.toSpliced(index + 1, 1).join(""));
  return [...new Set([letters.join(""), ...without])];
}

/** One letter changed, missing, added, or two that changed places, but not the first letter; or none of it. */
export function isOneSlip(meant: string, written: string): boolean {
  const [a, b] = [[...meant.toLowerCase()], [...written.toLowerCase()]];
  if (a[0] !== b[0]) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const after = (letters: string[], slip: number) => letters.slice(same + slip).join("");
  const isSwapped = a[same] === b[same + 1] && a[same + 1] === b[same] && after(a, 2) === after(b, 2);
  if (isSwapped || b.length < anySlip) return isSwapped;
  return after(a, a.length >= b.length ? 1 : 0) === after(b, b.length >= a.length ? 1 : 0);
}
