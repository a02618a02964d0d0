const longestPattern = 256;
const mostRepeats = 200;

/** Why this regular expression is refused; undefined if it may run. */
export type PatternProblem = "BadFilterValue" | "FilterTooExpensive";

/**
 * The `regex` patterns that run in linear time in the database's automaton. Look-around restarts at each
 * character, back-references never end, and nested `{…}` grows without bound. Options such as `(?b)` select
 * another grammar with other spellings.
 */
export function patternProblem(pattern: string): PatternProblem | undefined {
  if (pattern === "" || pattern.includes("\0") || pattern.startsWith("***")) return "BadFilterValue";
  if (pattern.length > longestPattern || hasBackReference(pattern) || hasSpecialGroup(pattern)) {
    return "FilterTooExpensive";
  }
  const repeats = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].map(([, least, most]) =>
    Number(most || least),
  );
  const product = repeats.reduce((all, count) => all * Math.max(count, 1), 1);
  return product > mostRepeats ? "FilterTooExpensive" : undefined;
}

/** An escaped digit other than zero, anywhere. */
function hasBackReference(pattern: string): boolean {
  return /(?<!\\)(?:\\\\)*\\[1-9]/.test(pattern);
}

/** `(?` whose parenthesis isn't escaped, except non-capturing groups, and options for case and newlines at the beginning. */
function hasSpecialGroup(pattern: string): boolean {
  const rest = pattern.replace(/^\(\?[cimnpstw]+\)/, "");
  return /(?<!\\)(?:\\\\)*\(\?(?!:)/.test(rest);
}
