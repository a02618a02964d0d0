import { isIndexable } from "#service/query/compile-search.ts";
import type { ResolvedCondition } from "#service/query/resolve-condition.ts";

/** Does it look through texts? Then it runs under a bound (`run-bounded.ts`). */
export function isSearch({ test }: ResolvedCondition): boolean {
  return test.operator === "regex" || test.operator === "search";
}

/** Does it compare the words of texts, which an index has? */
export function isWordSearch({ test }: ResolvedCondition): boolean {
  return test.operator === "search";
}

/** Does it look for words like its own? Nothing has them as they are written, so few items are found. */
export function isForSimilar({ test }: ResolvedCondition): boolean {
  return test.operator === "search" && test.similarTo !== undefined;
}

/** Does an index find what it looks for? */
export function isLookedUp({ target: { source }, test }: ResolvedCondition): boolean {
  if (test.operator !== "search") return false;
  return source.from === "search" ? source.search.words.some(isIndexable) : isIndexable(test.text);
}
