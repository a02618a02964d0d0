import { canonicalText } from "../canonical-text.ts";

const separators = /[,，、;；\n\r\t]+/;

interface Split {
  added: string[];
  /** Text without an end yet. */
  rest: string;
  /** An entry that existed. */
  twice?: string;
}

/**
 * Splits text into tags at commas, semicolons, tabs and lines; `isDone` ends the last one too. Without duplicates.
 */
export function splitTags(text: string, before: readonly string[], isDone: boolean): Split {
  const parts = text.split(separators);
  const rest = isDone ? "" : (parts.pop() ?? "");
  const added: string[] = [];
  let twice: string | undefined;
  const known = before.map(tagOf);
  for (const part of parts.map(tagOf).filter((one) => one !== "")) {
    if (known.includes(part) || added.includes(part)) twice = part;
    else added.push(part);
  }
  return { added, rest: parts.length > 0 ? rest.trimStart() : rest, ...(twice !== undefined && { twice }) };
}

/** The tag of what is typed for it. */
export function tagOf(typed: string): string {
  return canonicalText(typed).trim();
}
