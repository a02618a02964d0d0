/** Where a part of a document is: between the two comments that name it, `<!-- name -->` and `<!-- end of name -->`. */
function placeOf(document: string, part: string): [from: number, to: number] {
  const begin = `<!-- ${part} -->`;
  const [from, to] = [document.indexOf(begin), document.indexOf(`<!-- end of ${part} -->`)];
  if (from === -1 || to === -1) throw new Error(`A document has no place for ${part}`);
  return [from + begin.length, to];
}

export function partOf(document: string, part: string): string {
  return document.slice(...placeOf(document, part)).trim();
}

/** The document with another text as that part. */
export function withPart(document: string, part: string, text: string): string {
  const [from, to] = placeOf(document, part);
  return `${document.slice(0, from)}\n\n${text}\n\n${document.slice(to)}`;
}
