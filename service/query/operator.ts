/** The operators of `seed.md`, "Common list query parameters". */
export const operators = [
  "eq",
  "ne",
  "in",
  "nin",
  "all",
  "exists",
  "prefix",
  "gt",
  "gte",
  "lt",
  "lte",
  "regex",
  "near",
  "within",
] as const;

export type Operator = (typeof operators)[number];

const known: ReadonlySet<string> = new Set(operators);

export function isOperator(name: string): name is Operator {
  return known.has(name);
}
