const lastCodePoint = 0x10ffff;
const surrogatesStart = 0xd800;
const surrogatesEnd = 0xdfff;

/**
 * The smallest text greater than every text with this prefix, by code point; undefined if there is none. It makes
 * `prefix` a range for any B-tree.
 */
export function prefixEnd(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === lastCodePoint) points.pop();
  const last = points.pop();
  if (last === undefined) return undefined;
  const next = last + 1 === surrogatesStart ? surrogatesEnd + 1 : last + 1;
  return String.fromCodePoint(...points, next);
}
