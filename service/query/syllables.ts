/**
 * Letters of scripts without spaces between words, or with particles at their ends: those of `atrium_words` (migration
 * 0009).
 */
const unspaced =
  /[\u0E00-\u0EFF\u1000-\u109F\u1100-\u11FF\u1780-\u17FF\u3040-\u30FF\u3130-\u318F\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFF66-\uFF9F\u{20000}-\u{3FFFF}]+/gu;

/**
 * A `tsquery` of `atrium_words` that every text meets which contains this one, as most Korean words have two syllables
 * and an index of trigrams knows nothing of two letters. Undefined for a text in other scripts.
 */
export function syllablesQuery(text: string): string | undefined {
  const runs = text.match(unspaced)?.map((run) => [...run]) ?? [];
  if (runs.length === 0) return undefined;
  const parts = runs.flatMap(([first, ...rest]) =>
    rest.length === 0
      ? [`'${first}':*`]
      : rest.map((letter, index) => `'${[first, ...rest][index]}${letter}'`),
  );
  return `'…' | (${[...new Set(parts)].join(" & ")})`;
}
