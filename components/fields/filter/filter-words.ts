import type { FilterKind, OperatorOf } from "#lib/fields/filter/filter-kinds.ts";
import type { Operator } from "#lib/fields/filter/filter-operator.ts";
import { type FilterField, isSearchable } from "#lib/fields/filter.ts";

type Group = "text" | "number" | "date" | "one" | "list" | "location";

const groups = {
  text: "text",
  identifier: "text",
  option: "one",
  boolean: "one",
  member: "one",
  refer: "one",
  integer: "number",
  number: "number",
  counter: "number",
  date: "date",
  moment: "date",
  stamp: "date",
  texts: "list",
  refers: "list",
  present: "list",
  closed: "text",
  location: "location",
} as const satisfies Record<FilterKind, Group>;

/** The operators of a field with options that compare it as text. */
const asText = ["prefix", "gt", "gte", "lt", "lte", "regex"] as const;

/** The message keys under `filter.operator` and `filter.chip`, typed so that a missing message is a compile error. */
type OperatorKey =
  | "exists"
  | "text.search"
  | { [K in FilterKind]: KeyFor<(typeof groups)[K], OperatorOf<K>> }[FilterKind];
type KeyFor<G extends Group, O extends Operator> = O extends "exists"
  ? never
  : [G, O] extends ["one", (typeof asText)[number]]
    ? `text.${O}`
    : `${G}.${O}`;

/** The message key of an operator, which depends on the field kind. */
export function operatorWords(field: FilterField, operator: Operator, hasAdvanced: boolean): OperatorKey;
export function operatorWords(field: FilterField, operator: Operator, hasAdvanced: boolean): string {
  if (operator === "exists") return "exists";
  if (operator === "eq" && hasAdvanced && isSearchable(field)) return "text.search";
  const group = groups[field.kind];
  return group === "one" && asText.some((each) => each === operator)
    ? `text.${operator}`
    : `${group}.${operator}`;
}

/** Under `filter.operator` and `filter.chip`. */
export const shorthandWords = { contains: "text.contains", last: "date.last" } as const;
