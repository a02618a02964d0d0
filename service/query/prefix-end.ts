const lastCodePoint = 0x10ffff;
const surrogatesStart = 0xd800;
const surrogatesEnd = 0xdfff;

/**
 * The least text that is greater than every text with this prefix, by code point; undefined when there is none.
 * With it, `prefix` is a range that every B-tree serves.
 */
export function prefixEnd(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === lastCodePoint) points.pop();
  const last = points.pop();
  if (last === undefined) return undefined;
  const next = last + 1 === surrogatesStart ? surrogatesEnd + 1 : last + 1;
  return String.fromCodePoint(...points, next);
}
