/** How many words the Contents of a run are written with: what an adult writes with. */
const vocabularySize = 20_000;

const onsets = "b c d f g h l m n p r s t v w s t r c d st tr pr pl ch sh th br cl gr fr sp".split(" ");
const vowels = "a e i o u a e i o e ea ai ou oo ie".split(" ");
const codas = ["", "", "", ..."n r s t l n r t d m ng st nd ck rt".split(" ")];
const endings = ["", "", "", "", ..."s ed ing er ly tion ment able".split(" ")];

/**
 * The vocabulary, the commonest word first and the same in every run: syllables and endings as often as a language has
 * them, longer words later. So words share their beginnings, endings and threes of letters as real ones do.
 */
export const words = makeWords();

/** Korean words of two to four syllables, the same in every run. */
export const koreanWords = makeKoreanWords();

/** A word as often as texts hold it: the r-th one in proportion to 1/r (Zipf's law). @param random from 0 to 1 */
export function writtenWord(random: number): string {
  return words[Math.floor(vocabularySize ** random) - 1] ?? "";
}

/** The n-th of `count` search words by frequency, without the 50 commonest ones. */
export function soughtWord(n: number, count: number): string {
  const commonest = 50;
  return words[Math.floor(commonest * (vocabularySize / commonest) ** ((n % count) / count))] ?? "";
}

/** Numbers from 0 to 1, the same in every run. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function makeWords(): string[] {
  const random = makeRandom(20260101);
  const one = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
  const made = new Set<string>();
  while (made.size < vocabularySize) {
    const isCommon = made.size < 200;
    const syllables = isCommon || random() < 0.6 ? 1 : 2;
    const stem = Array.from({ length: syllables }, () => one(onsets) + one(vowels) + one(codas)).join("");
    made.add(isCommon ? stem : stem + one(endings));
  }
  return [...made];
}

function makeKoreanWords(): string[] {
  const random = makeRandom(20260104);
  // Of 11,172 syllables, texts are written with a few hundred.
  const syllables = Array.from({ length: 400 }, () =>
    String.fromCodePoint(0xac00 + Math.floor(random() * 11_172)),
  );
  const syllable = () => syllables[Math.floor(400 ** random()) - 1] ?? "";
  return Array.from({ length: vocabularySize }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join(""),
  );
}
