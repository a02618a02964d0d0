import { problemKind } from "#lib/content/space-problem.ts";

/** Names the heading of a page whose item can't be read. */
export function itemProblemKind(code: string) {
  return problemKind(code, ["unreachable", "ended", "unreadable"]);
}
