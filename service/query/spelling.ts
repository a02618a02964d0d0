/** Shorter words are like too many others. */
const shortest = { letters: 4, syllables: 3 };
/** In words of fewer letters than this, only two letters that changed places are a slip. */
const anySlip = 5;
const longest = 24;
/** A Korean word may have particles at its end; few have more syllables without them. */
const longestKorean = 8;
/** Scripts that don't put spaces between words. */
const withoutWords =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const hangul = /\p{Script=Hangul}/u;

/** Whether a vocabulary has words like this one: letters alone, of a script that separates words. */
export function isSpelled(word: string): boolean {
  if (!/^\p{L}+$/u.test(word) || withoutWords.test(word)) return false;
  const { length } = lettersOf(word);
  const isLong = hangul.test(word) ? [...word].length >= shortest.syllables : length >= shortest.letters;
  return isLong && length <= longest;
}

/** What a vocabulary has of a word of a text: the word, or the beginnings of a Korean one, as particles may follow it. */
export function formsOf(word: string): string[] {
  const syllables = [...word];
  const forms = hangul.test(word)
    ? syllables.slice(0, longestKorean).map((_, index) => syllables.slice(0, index + 1).join(""))
    : [word];
  return forms.filter(isSpelled);
}

/** A `tsquery` of the words that a text may have for this form. It has letters alone, so there is nothing to escape. */
export function queryOfForm(form: string): string {
  return hangul.test(form) ? `'${form}':*` : `'${form}'`;
}

/**
 * The word, and what is left of it without one of its letters but the first. Two words that are one slip apart share one of
 * these (as in SymSpell), so an index finds all of them.
 */
export function spellingsOf(word: string): string[] {
  const letters = lettersOf(word);
  const without = letters.slice(1).map((_, index) => letters.toSpliced(index + 1, 1).join(""));
  return [...new Set([spellingOf(word), ...without])];
}

/** The word alone. */
export function spellingOf(word: string): string {
  return lettersOf(word).join("");
}

/** One letter changed, missing, added, or two that changed places, but not the first letter; or none of it. */
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

/** Korean is compared letter by letter, with its syllables taken apart. */
function lettersOf(word: string): string[] {
  return [...(hangul.test(word) ? word.normalize("NFD") : word.toLowerCase())];
}
