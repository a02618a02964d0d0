import { isIndexable } from "#service/query/compile-search.ts";
import type { ResolvedCondition } from "#service/query/resolve-condition.ts";

/** Whether it reads texts, so that it runs with a time limit (`run-bounded.ts`). */
export function isSearch({ test }: ResolvedCondition): boolean {
  return test.operator === "regex" || test.operator === "search";
}

/** Whether it compares words of texts, which are indexed. */
export function isWordSearch({ test }: ResolvedCondition): boolean {
  return test.operator === "search";
}

/** Whether it looks for similar words, which find few items. */
export function isForSimilar({ test }: ResolvedCondition): boolean {
  return test.operator === "search" && test.similarTo !== undefined;
}

/** Whether an index finds its matches. */
export function isLookedUp({ target: { source }, test }: ResolvedCondition): boolean {
  if (test.operator !== "search") return false;
  return source.from === "search" ? source.search.words.some(isIndexable) : isIndexable(test.text);
}
