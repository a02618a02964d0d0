import { ServiceError } from "#service/errors.ts";
import { parseBoolean, parseScalar, type Scalar, splitList } from "#service/query/condition-value.ts";
import type { Condition } from "#service/query/list-parameters.ts";
import type { Operator } from "#service/query/operator.ts";
import { operatorsOf } from "#service/query/operators-of-kind.ts";
import { patternProblem } from "#service/query/pattern.ts";
import { type Near, type Point, parseNear, parsePolygon } from "#service/query/place-value.ts";
import type { SimilarTo } from "#service/query/similar-words.ts";
import type { Target } from "#service/query/target.ts";

/**
 * A condition on a target, with values of its kind. `search` is `eq` on full text with advanced search, for parts of
 * words or similar words (`similar-words.ts`).
 */
export type ResolvedTest =
  | { operator: "exists"; expected: boolean }
  | { operator: "in" | "nin" | "all"; values: Scalar[] }
  | { operator: "eq" | "ne" | "gt" | "gte" | "lt" | "lte"; value: Scalar }
  | { operator: "prefix" | "regex"; text: string }
  | { operator: "search"; text: string; similarTo?: SimilarTo | undefined }
  | { operator: "near"; near: Near }
  | { operator: "within"; polygon: Point[] };

export interface ResolvedCondition {
  target: Target;
  test: ResolvedTest;
}

const advancedOnly: ReadonlySet<Operator> = new Set(["regex", "near", "within"]);

/**
 * @param advanced whether the request uses advanced search
 * @throws ServiceError `BadRequest`, `BadFilterValue`, `AdvancedSearchUnavailable` or `FilterTooExpensive`
 * (`decisions.md`, "Lists").
 */
export function resolveCondition(
  target: Target,
  { operator, value }: Condition,
  advanced: boolean,
): ResolvedCondition {
  if (target.source.from === "search") return resolveSearch(target, { operator, value }, advanced);
  if (advancedOnly.has(operator) && !advanced) {
    throw new ServiceError("AdvancedSearchUnavailable", `"${operator}" needs advanced search, which is off.`);
  }
  if (!operatorsOf[target.kind].has(operator)) {
    throw new ServiceError("BadRequest", `"${target.path}" has no operator "${operator}".`);
  }
  const searches = operator === "eq" && advanced && target.searchable === true;
  return { target, test: resolveTest(target, searches ? "search" : operator, value) };
}

function resolveSearch(
  target: Target,
  { operator, value }: Omit<Condition, "path">,
  advanced: boolean,
): ResolvedCondition {
  if (!advanced)
    throw new ServiceError("AdvancedSearchUnavailable", "A search needs advanced search, which is off.");
  if (operator !== "eq")
    throw new ServiceError("BadRequest", `"${target.path}" has no operator "${operator}".`);
  return { target, test: { operator: "search", text: value } };
}

function resolveTest(target: Target, operator: Operator | "search", text: string): ResolvedTest {
  switch (operator) {
    case "exists":
      return { operator, expected: parseBoolean(text) ?? refuse(target, text) };
    case "in":
    case "nin":
    case "all":
      return { operator, values: splitList(text).map((entry) => scalarOf(target, entry)) };
    case "near":
      return { operator, near: parseNear(text) ?? refuse(target, text) };
    case "within":
      return { operator, polygon: parsePolygon(text) ?? refuse(target, text) };
    case "regex":
      return { operator, text: patternOf(target, text) };
    case "prefix":
    case "search":
      return { operator, text: String(scalarOf(target, text)) };
    default:
      return { operator, value: scalarOf(target, text) };
  }
}

function patternOf(target: Target, text: string): string {
  const problem = patternProblem(text);
  if (problem === "FilterTooExpensive")
    throw new ServiceError(problem, `The pattern for "${target.path}" costs too much.`);
  return problem ? refuse(target, text) : text;
}

function scalarOf(target: Target, text: string): Scalar {
  return parseScalar(target.kind, text) ?? refuse(target, text);
}

function refuse({ path, kind }: Target, text: string): never {
  const shown = text.length > 100 ? `${text.slice(0, 100)}…` : text;
  throw new ServiceError("BadFilterValue", `"${shown}" is not a value for "${path}" (${kind}).`);
}
