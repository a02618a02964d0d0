import { compare } from "./compare.ts";
import { isInside, isNear, points } from "./places.ts";
import { refuse } from "./refused.ts";

/** Tells by the values of one item; it has none where the field is absent. */
export type Condition = (found: readonly unknown[]) => boolean;

interface Sent {
  /** Of the operators that take a list. */
  values: readonly string[];
  /** Of all others. */
  text: string;
  /** `eq` matches a part of the text too. */
  fuzzy: boolean;
}

const isEqual = (found: unknown, text: string) => compare(found, typed(text, found), "exact") === 0;
const compares =
  (holds: (order: number) => boolean) =>
  ({ text }: Sent): Condition =>
  (found) =>
    found.some((one) => holds(compare(one, typed(text, one), "exact")));

export const operators: Record<string, (sent: Sent) => Condition> = {
  eq:
    ({ text, fuzzy }) =>
    (found) =>
      found.some((one) => isEqual(one, text) || (fuzzy && contains(one, text))),
  // An absent field matches neither `eq` nor `ne`.
  ne:
    ({ text }) =>
    (found) =>
      found.length > 0 && !found.some((one) => isEqual(one, text)),
  in:
    ({ values }) =>
    (found) =>
      found.some((one) => values.some((value) => isEqual(one, value))),
  nin:
    ({ values }) =>
    (found) =>
      found.length > 0 && !found.some((one) => values.some((value) => isEqual(one, value))),
  all:
    ({ values }) =>
    (found) =>
      values.every((value) => found.some((one) => isEqual(one, value))),
  exists: ({ text }) => {
    if (text !== "true" && text !== "false") return refuse("invalid", "exists: is true or false");
    return (found) => found.length > 0 === (text === "true");
  },
  prefix:
    ({ text }) =>
    (found) =>
      found.some((one) => typeof one === "string" && one.toLowerCase().startsWith(text.toLowerCase())),
  gt: compares((order) => order > 0),
  gte: compares((order) => order >= 0),
  lt: compares((order) => order < 0),
  lte: compares((order) => order <= 0),
  regex: ({ text }) => {
    const pattern = expression(text);
    return (found) => found.some((one) => typeof one === "string" && pattern.test(one));
  },
  near: ({ text }) => {
    const [longitude = NaN, latitude = NaN, kilometers = NaN] = text.split(",").map(Number);
    if (Number.isNaN(longitude + latitude + kilometers)) return refuse("invalid", "near: has three numbers");
    return (found) => found.some((one) => isNear(one, { longitude, latitude }, kilometers));
  },
  within: ({ text }) => {
    const ring = points(text);
    if (ring === undefined) return refuse("invalid", "within: has three or more pairs");
    return (found) => found.some((one) => isInside(one, ring));
  },
};

/** JavaScript's own syntax: without `(?i)`. */
function expression(text: string): RegExp {
  try {
    return new RegExp(text, "u");
  } catch {
    return refuse("invalid", "regex: is no regular expression");
  }
}

const contains = (found: unknown, text: string) =>
  typeof found === "string" && found.toLowerCase().includes(text.toLowerCase());

/** The text as a value of the type that the item has. */
function typed(text: string, like: unknown): unknown {
  if (typeof like === "number") return text === "" ? NaN : Number(text);
  if (typeof like === "boolean") return text === "true" ? true : text === "false" ? false : undefined;
  return text;
}
