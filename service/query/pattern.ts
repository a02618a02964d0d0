const longestPattern = 256;
const mostRepeats = 200;

/** Why this regular expression is not run, or undefined when it may be. */
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

/** An escaped digit that is not zero, wherever it is. */
function hasBackReference(pattern: string): boolean {
  return /(?<!\\)(?:\\\\)*\\[1-9]/.test(pattern);
}

/** `(?` of an unescaped parenthesis, but for a group without a number, and for case and newlines at the beginning. */
function hasSpecialGroup(pattern: string): boolean {
  const rest = pattern.replace(/^\(\?[cimnpstw]+\)/, "");
  return /(?<!\\)(?:\\\\)*\(\?(?!:)/.test(rest);
}
