/** A document with another text between the two comments that name a part: `<!-- name -->` and `<!-- end of name -->`. */
export function withPart(document: string, part: string, text: string): string {
  const begin = `<!-- ${part} -->`;
  const [from, to] = [document.indexOf(begin), document.indexOf(`<!-- end of ${part} -->`)];
  if (from === -1 || to === -1) throw new Error(`A document has no place for ${part}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
