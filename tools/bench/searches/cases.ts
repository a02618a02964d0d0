import { koreanWords, soughtWord, words } from "../lists/words.ts";

export interface SearchCase {
  name: string;
  /** What the n-th request searches for; another text every time. Undefined for a list without a search. */
  text: (n: number) => string | undefined;
  /** For a misspelling: the word that it means. */
  meant?: (n: number) => string;
  /** A condition on a text instead of a search of titles and texts. */
  field?: string;
}

/** How many searches are made of each case. */
export const variants = 60;

const at = (from: readonly string[], n: number) => from[(n * 7919 + 500) % from.length] ?? "";
const long = words.filter((word) => word.length > 5);
const korean = (syllables: number) => koreanWords.filter((word) => word.length === syllables);
const [twoSyllables, fourSyllables] = [korean(2), korean(4)];
/** Of texts, half of them common and half of them rare; with six letters at least, so that any slip is one. */
const ofTexts = Array.from({ length: variants * 2 }, (_, n) => soughtWord(n, variants * 2)).filter(
  (word) => word.length > 5,
);

/** Another slip every time, a letter swapped, left out, doubled or changed, that makes no part of another word. */
function misspelt(word: string, n: number): string {
  const all = Array.from({ length: word.length - 2 }, (_, index) =>
    slipsAt(word, 1 + ((index + n) % (word.length - 2))),
  );
  const slips = all.flat().filter((slip) => !words.some((other) => other.includes(slip)));
  return slips[n % Math.min(4, slips.length)] ?? "";
}

function slipsAt(word: string, place: number): string[] {
  const [before, after] = [word.slice(0, place), word.slice(place + 2)];
  const [one, next] = [word.charAt(place), word.charAt(place + 1)];
  return [
    `${before}${next}${one}${after}`,
    `${before}${next}${after}`,
    `${before}${one}${one}${next}${after}`,
    `${before}x${next}${after}`,
  ];
}

/** The vowel of its last syllable changed. */
function misspeltKorean(word: string): string {
  const last = word.codePointAt(word.length - 1) ?? 0;
  const vowel = Math.floor(((last - 0xac00) % 588) / 28);
  return word.slice(0, -1) + String.fromCodePoint(last + (vowel === 20 ? -28 : 28));
}

export const searchCases: SearchCase[] = [
  { name: "no search", text: () => undefined },
  { name: "words that begin titles", text: (n) => at(long, n) },
  { name: "letters inside titles", text: (n) => at(long, n).slice(1, 5) },
  { name: "words of texts", text: (n) => soughtWord(n, variants) },
  { name: "two words", text: (n) => `${soughtWord(n, variants)} ${soughtWord(n + 1, variants)}` },
  { name: "nothing has it", text: (n) => `${at(long, n)}qx` },
  {
    name: "a misspelt word",
    text: (n) => misspelt(n % 2 ? at(long, n) : at(ofTexts, n), n),
    meant: (n) => (n % 2 ? at(long, n) : at(ofTexts, n)),
  },
  {
    name: "a misspelt word, `eq`",
    field: "fields.summary.en-US",
    text: (n) => misspelt(at(ofTexts, n), n),
    meant: (n) => at(ofTexts, n),
  },
  {
    name: "a misspelt Korean word",
    text: (n) => misspeltKorean(at(fourSyllables, n)),
    meant: (n) => at(fourSyllables, n),
  },
  { name: "two syllables", text: (n) => at(twoSyllables, n) },
  { name: "four syllables", text: (n) => at(fourSyllables, n) },
  { name: "two Latin letters", text: (n) => at(long, n).slice(1, 3) },
];
