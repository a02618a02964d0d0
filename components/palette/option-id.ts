/** Without white space, because `aria-activedescendant` refers to it. */
export function idOf(...parts: string[]): string {
  return ["palette", ...parts.map(encodeURIComponent)].join("-");
}
