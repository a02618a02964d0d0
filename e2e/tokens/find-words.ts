const base = 31;

/**
 * Which of many words a text holds, in one walk over the text: a rolling hash (Rabin and Karp) of as many characters
 * as the shortest word has says where to look closer.
 */
export function wordFinder(words: readonly string[]): (text: string) => Set<string> {
  if (words.length === 0) return () => new Set();
  const width = Math.min(...words.map(({ length }) => length));
  if (width === 0) throw new Error("Every text holds the empty word.");
  const byHash = Map.groupBy(words, (word) => hashOf(word, width));
  const isWanted = new Uint8Array(65_536);
  for (const hash of byHash.keys()) isWanted[hash & 0xffff] = 1;
  let leading = 1;
  for (let at = 1; at < width; at += 1) leading = Math.imul(leading, base);

  return (text) => {
    const found = new Set<string>();
    if (text.length < width) return found;
    let hash = hashOf(text, width);
    for (let begin = 0; ; begin += 1) {
      if (isWanted[hash & 0xffff] === 1) {
        for (const word of byHash.get(hash) ?? []) if (text.startsWith(word, begin)) found.add(word);
      }
      if (begin + width >= text.length) return found;
      const rest = (hash - Math.imul(text.charCodeAt(begin), leading)) | 0;
      hash = (Math.imul(rest, base) + text.charCodeAt(begin + width)) | 0;
    }
  };
}

function hashOf(text: string, width: number): number {
  let hash = 0;
  for (let at = 0; at < width; at += 1) hash = (Math.imul(hash, base) + text.charCodeAt(at)) | 0;
  return hash;
}
