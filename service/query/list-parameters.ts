import * as z from "zod";
import { ServiceError } from "#service/errors.ts";
import { isOperator, type Operator } from "#service/query/operator.ts";

export interface Condition {
  path: string;
  operator: Operator;
  value: string;
}

export interface CursorParameter {
  direction: "next" | "prev";
  token: string;
}

export interface ListParameters {
  limit: number;
  skip: number;
  include: number;
  order?: string | undefined;
  select?: string | undefined;
  cursor?: CursorParameter | undefined;
  conditions: Condition[];
}

const reserved = new Set(["limit", "skip", "include", "order", "select", "next", "prev"]);

/**
 * Parses a query string by `grammar.md`, independent of the resource.
 * @throws ServiceError `ValidationFailed` for a limit, skip or include out of range; `BadRequest` for anything outside
 * of the grammar.
 */
export function parseListParameters(query: URLSearchParams): ListParameters {
  const single = readSingles(query);
  return {
    ...readNumbers(single),
    order: single.get("order"),
    select: single.get("select"),
    cursor: readCursor(single),
    conditions: [...query].filter(([name]) => !reserved.has(name)).map(readCondition),
  };
}

/** Only `include`, for reading one resource. */
export function parseInclude(query: URLSearchParams): number {
  return readNumbers(new Map(query.has("include") ? [["include", query.get("include") ?? ""]] : [])).include;
}

function readSingles(query: URLSearchParams): Map<string, string> {
  const single = new Map<string, string>();
  for (const [name, value] of query) {
    if (!reserved.has(name)) continue;
    if (single.has(name)) throw new ServiceError("BadRequest", `"${name}" is given more than once.`);
    single.set(name, value);
  }
  return single;
}

function wholeNumber(minimum: number, maximum: number, whenAbsent: number) {
  const range = maximum === Number.MAX_SAFE_INTEGER ? `${minimum} or more` : `${minimum} to ${maximum}`;
  const message = `Must be a whole number, ${range}.`;
  return z
    .string()
    .refine((text) => /^\d{1,16}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum, message)
    .optional()
    .transform((text) => (text === undefined ? whenAbsent : Number(text)))
    .meta({
      type: "integer",
      minimum,
      ...(maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
      description: `Default: ${whenAbsent}.`,
    });
}

/** The integers of a list; `meta` is their description in `/openapi.json`. */
export const numbersSchema = z.object({
  limit: wholeNumber(1, 100, 15),
  skip: wholeNumber(0, Number.MAX_SAFE_INTEGER, 0),
  include: wholeNumber(0, 3, 0),
});

function readNumbers(single: Map<string, string>): z.infer<typeof numbersSchema> {
  const parsed = numbersSchema.safeParse(Object.fromEntries(single));
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new ServiceError("ValidationFailed", "A parameter of the list is out of its range.", details);
}

function readCursor(single: Map<string, string>): CursorParameter | undefined {
  const next = single.get("next");
  const prev = single.get("prev");
  if (next === undefined && prev === undefined) return undefined;
  if (next !== undefined && prev !== undefined) {
    throw new ServiceError("BadRequest", '"next" and "prev" do not go together.');
  }
  if (single.has("skip")) throw new ServiceError("BadRequest", '"skip" does not go together with a cursor.');
  return next === undefined ? { direction: "prev", token: prev ?? "" } : { direction: "next", token: next };
}

function readCondition([name, value]: [string, string]): Condition {
  if (name.startsWith("filter[")) {
    throw new ServiceError("BadRequest", "Conditions are sent directly, not wrapped in filter[].");
  }
  const parts = /^([^[\]]+)(?:\[([^[\]]*)\])?$/.exec(name);
  const [, path, operator = "eq"] = parts ?? [];
  if (path === undefined) throw new ServiceError("BadRequest", `"${name}" is not a condition.`);
  if (!isOperator(operator)) throw new ServiceError("BadRequest", `There is no operator "${operator}".`);
  return { path, operator, value };
}
