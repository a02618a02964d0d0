const separators = /[,，、;；\n\r\t]+/;

interface Split {
  /** New words, in their order. */
  added: string[];
  /** What is being typed still. */
  rest: string;
  /** A word that was there already. */
  twice?: string;
}

/**
 * Splits what is typed or pasted into words: each ends with a comma, a semicolon, a tab or a line; `isDone` ends the
 * last one too. Spaces around are nobody's. A word that is there already is not taken again.
 */
export function splitTags(text: string, before: readonly string[], isDone: boolean): Split {
  const parts = text.split(separators);
  const rest = isDone ? "" : (parts.pop() ?? "");
  const added: string[] = [];
  let twice: string | undefined;
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== "")) {
    if (before.includes(part) || added.includes(part)) twice = part;
    else added.push(part);
  }
  return { added, rest: parts.length > 0 ? rest.trimStart() : rest, ...(twice !== undefined && { twice }) };
}
