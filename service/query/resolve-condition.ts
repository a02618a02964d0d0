import { ServiceError } from "#service/errors.ts";
import { parseBoolean, parseScalar, type Scalar, splitList } from "#service/query/condition-value.ts";
import type { Condition } from "#service/query/list-parameters.ts";
import type { Operator } from "#service/query/operator.ts";
import type { Target, ValueKind } from "#service/query/target.ts";

/** What is asked of a target, with values of its kind. */
export type ResolvedTest =
  | { operator: "exists"; expected: boolean }
  | { operator: "in" | "nin" | "all"; values: Scalar[] }
  | { operator: "eq" | "ne" | "prefix" | "gt" | "gte" | "lt" | "lte"; value: Scalar };

export interface ResolvedCondition {
  target: Target;
  test: ResolvedTest;
}

const equality: Operator[] = ["exists", "eq", "ne", "in", "nin"];
const comparison: Operator[] = ["gt", "gte", "lt", "lte"];

const operatorsOf: Record<ValueKind, ReadonlySet<Operator>> = {
  text: new Set([...equality, ...comparison, "prefix"]),
  integer: new Set([...equality, ...comparison]),
  number: new Set([...equality, ...comparison]),
  boolean: new Set(equality),
  date: new Set([...equality, ...comparison]),
  timestamp: new Set([...equality, ...comparison]),
  texts: new Set([...equality, "all"]),
  present: new Set(["exists"]),
};

/** @throws ServiceError `BadRequest`, `BadFilterValue` or `AdvancedSearchUnavailable` (`decisions.md`, "Lists"). */
export function resolveCondition(target: Target, { operator, value }: Condition): ResolvedCondition {
  return { target, test: resolveTest(target, operator, value) };
}

function resolveTest(target: Target, operator: Operator, text: string): ResolvedTest {
  if (operator === "regex" || operator === "near" || operator === "within") {
    throw new ServiceError("AdvancedSearchUnavailable", `"${operator}" needs advanced search, which is off.`);
  }
  if (!operatorsOf[target.kind].has(operator)) {
    throw new ServiceError("BadRequest", `"${target.path}" has no operator "${operator}".`);
  }
  switch (operator) {
    case "exists":
      return { operator, expected: parseBoolean(text) ?? refuse(target, text) };
    case "in":
    case "nin":
    case "all":
      return { operator, values: splitList(text).map((entry) => scalarOf(target, entry)) };
    default:
      return { operator, value: scalarOf(target, text) };
  }
}

function scalarOf(target: Target, text: string): Scalar {
  const value = target.kind === "present" ? undefined : parseScalar(target.kind, text);
  return value ?? refuse(target, text);
}

function refuse({ path, kind }: Target, text: string): never {
  const shown = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  throw new ServiceError("BadFilterValue", `"${shown}" is not a value for "${path}" (${kind}).`);
}
