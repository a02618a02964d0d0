/** `a,b\,c` → `["a", "b,c"]` (decisions.md, "Lists"). */
export function splitList(text: string): string[] {
  return text.split(/(?<!\\),/).map((entry) => entry.replaceAll("\\,", ","));
}

/**
 * `["a", "b,c"]` → `a,b\,c`. An entry ending in a backslash would escape the next comma, so it comes last; a
 * second one can't be sent.
 */
export function joinList(entries: readonly string[]): string {
  const ending = entries.filter((entry) => entry.endsWith("\\")).slice(0, 1);
  return [...entries.filter((entry) => !entry.endsWith("\\")), ...ending]
    .map((entry) => entry.replaceAll(",", "\\,"))
    .join(",");
}
