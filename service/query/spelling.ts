/** Shorter words are similar to too many others. */
const shortest = { letters: 4, syllables: 3 };
/** In shorter words than this, only swapped letters count as a typo. */
const anySlip = 5;
const longest = 24;
/** A Korean word may end with particles; few words without them have more syllables. */
const longestKorean = 8;
/** Scripts that don't put spaces between words. */
const withoutWords =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const hangul = /\p{Script=Hangul}/u;

/** Whether a vocabulary has words like this one: only letters, in a script that separates words. */
export function isSpelled(word: string): boolean {
  if (!/^\p{L}+$/u.test(word) || withoutWords.test(word)) return false;
  const { length } = lettersOf(word);
  const isLong = hangul.test(word) ? [...word].length >= shortest.syllables : length >= shortest.letters;
  return isLong && length <= longest;
}

/**
 * The vocabulary entries for a word of a text: the word, or the beginnings of a Korean one, because particles may
 * follow them.
 */
export function formsOf(word: string): string[] {
  const syllables = [...word];
  const forms = hangul.test(word)
    ? syllables.slice(0, longestKorean).map((_, index) => syllables.slice(0, index + 1).join(""))
    : [word];
  return forms.filter(isSpelled);
}

/** A `tsquery` for the words of a text that match this form. It has only letters, so nothing needs escaping. */
export function queryOfForm(form: string): string {
  return hangul.test(form) ? `'${form}':*` : `'${form}'`;
}

/**
 * The word, and the word without one of its letters other than the first. Two words within one edit share one of these
 * (as in SymSpell), so an index finds all of them.
 */
export function spellingsOf(word: string): string[] {
  const letters = lettersOf(word);
  const without = letters.slice(1).map((_, index) => letters.toSpliced(index + 1, 1).join(""));
  return [...new Set([spellingOf(word), ...without])];
}

/** Only the word. */
export function spellingOf(word: string): string {
  return lettersOf(word).join("");
}

/** Whether two words differ by at most one edit: a letter changed, missing, added, or two swapped, but not the first letter. */
export function isOneSlip(meant: string, written: string): boolean {
  const [a, b] = [lettersOf(meant), lettersOf(written)];
  if (a[0] !== b[0]) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const after = (letters: string[], slip: number) => letters.slice(same + slip).join("");
  const isSwapped = a[same] === b[same + 1] && a[same + 1] === b[same] && after(a, 2) === after(b, 2);
  if (isSwapped || b.length < anySlip) return isSwapped;
  return after(a, a.length >= b.length ? 1 : 0) === after(b, b.length >= a.length ? 1 : 0);
}

/** Korean is compared letter by letter, with syllables decomposed. */
function lettersOf(word: string): string[] {
  return [...(hangul.test(word) ? word.normalize("NFD") : word.toLowerCase())];
}
