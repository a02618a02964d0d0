/** The operators of seed.md, "Common list query parameters". */
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

/** One condition of a list, as the wire has it: `fields.length.en-US`, `gte`, `3`. All of them hold together. */
export interface ListFilter {
  key: string;
  operator: Operator;
  value: string;
}

const advancedOnly: ReadonlySet<Operator> = new Set(["regex", "near", "within"]);

/** Whether a Space without advanced search refuses it (seed.md, "Filter rules"). */
export function needsAdvancedSearch(operator: Operator): boolean {
  return advancedOnly.has(operator);
}

export function operatorOf(name: string): Operator | undefined {
  return operators.find((each) => each === name);
}
