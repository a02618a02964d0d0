/** seed.md, "Common list query parameters". */
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

/** A condition as on the wire: `fields.length.en-US`, `gte`, `3`. Combined with AND. */
export interface ListFilter {
  key: string;
  operator: Operator;
  value: string;
}

/** Whether a Space without advanced search refuses it (seed.md, "Filter rules"). */
const isAdvanced: Record<Operator, boolean> = {
  ...{ eq: false, ne: false, in: false, nin: false, all: false, exists: false, prefix: false },
  ...{ gt: false, gte: false, lt: false, lte: false, regex: true, near: true, within: true },
};

export function needsAdvancedSearch(operator: Operator): boolean {
  return isAdvanced[operator];
}

export function operatorOf(name: string): Operator | undefined {
  return operators.find((each) => each === name);
}

/** `a,b\,c` → `["a", "b,c"]` (decisions.md, "Lists"). */
export function splitList(text: string): string[] {
  return text.split(/(?<!\\),/).map((entry) => entry.replaceAll("\\,", ","));
}

/**
 * `["a", "b,c"]` → `a,b\,c`. An entry ending in a backslash would escape the next comma, so it comes last; a
 * second one can't be sent.
 */
export function joinList(entries: readonly string[]): string {
  const ending = entries.filter((entry) => entry.endsWith("\\")).slice(0, 1);
  return [...entries.filter((entry) => !entry.endsWith("\\")), ...ending]
    .map((entry) => entry.replaceAll(",", "\\,"))
    .join(",");
}
