import type { ResolvedCondition } from "#service/query/resolve-condition.ts";

/** Does it look through texts? Then it runs under a bound (`run-bounded.ts`). */
export function isSearch({ test }: ResolvedCondition): boolean {
  return test.operator === "regex" || test.operator === "search";
}
