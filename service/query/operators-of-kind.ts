import type { Operator } from "#service/query/operator.ts";
import type { ValueKind } from "#service/query/target.ts";

const equality: Operator[] = ["exists", "eq", "ne", "in", "nin"];
const comparison: Operator[] = ["gt", "gte", "lt", "lte"];

/** The operators of each kind: the table "Kinds" of `grammar.md`. */
export const operatorsOf: Record<ValueKind, ReadonlySet<Operator>> = {
  text: new Set([...equality, ...comparison, "prefix", "regex"]),
  integer: new Set([...equality, ...comparison]),
  number: new Set([...equality, ...comparison]),
  boolean: new Set(equality),
  date: new Set([...equality, ...comparison]),
  timestamp: new Set([...equality, ...comparison]),
  texts: new Set([...equality, "all"]),
  refers: new Set([...equality, "all"]),
  location: new Set(["exists", "near", "within"]),
  present: new Set(["exists"]),
};
