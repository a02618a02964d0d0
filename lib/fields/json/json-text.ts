/** In characters and levels, multiplied: the indentation of what is nested can be a hundred times the JSON itself. */
const indentedMax = 2_000_000;
/** Where counting ends: JSON of 4,000 characters has no indentation by then. */
const levelsMax = 500;

/** Indented by two spaces; JSON that is long and deep is on one line. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  const isIndented = text.length <= indentedMax && text.length * depthOf(value) <= indentedMax;
  return isIndented ? (JSON.stringify(value, undefined, 2) ?? "") : text;
}

function depthOf(value: unknown, level = 0): number {
  if (typeof value !== "object" || value === null || level === levelsMax) return level;
  const levels = Object.values(value).map((inner) => depthOf(inner, level + 1));
  return levels.reduce((deepest, each) => Math.max(deepest, each), level + 1);
}
