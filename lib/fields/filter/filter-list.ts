/** `a,b\,c` → `["a", "b,c"]` (decisions.md, "Lists"). */
export function splitList(text: string): string[] {
  return text.split(/(?<!\\),/).map((entry) => entry.replaceAll("\\,", ","));
}

/**
 * `["a", "b,c"]` → `a,b\,c`. An entry that ends in a backslash would swallow the comma after it, so it comes last;
 * a second one has no place on the wire, and is left out.
 */
export function joinList(entries: readonly string[]): string {
  const ending = entries.filter((entry) => entry.endsWith("\\")).slice(0, 1);
  return [...entries.filter((entry) => !entry.endsWith("\\")), ...ending]
    .map((entry) => entry.replaceAll(",", "\\,"))
    .join(",");
}
