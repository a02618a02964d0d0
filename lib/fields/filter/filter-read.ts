import type { FilterField } from "../filter.ts";
import { operatorRow } from "./filter-kinds.ts";
import { type ListFilter, operatorOf } from "./filter-operator.ts";
import { isFilterValue } from "./filter-value.ts";

/** Why a condition of a URL is refused; `key` and `value` as written. */
export interface FilterRefusal {
  reason:
    | "wrapped"
    | "malformed"
    | "unknownField"
    | "unknownLocale"
    | "closed"
    | "unknownOperator"
    | "operator"
    | "value"
    | "empty"
    | "tooMany";
  key: string;
  operator: string;
  value: string;
  field?: FilterField;
}

export type FilterReading = { filters: ListFilter[] } | { refused: FilterRefusal };

type Entries = readonly (readonly [name: string, value: string])[];

const filtersMax = 20;
const conditionName = /^([^[\]]+)(?:\[([^[\]]*)\])?$/;

/** Other parameters are ignored (`utm_source`). */
function isCondition(name: string): boolean {
  return /^(fields|sys|metadata|filter)([.[]|$)/.test(name);
}

/** Parses a URL's conditions. */
export function readFilters(entries: Entries, fields: readonly FilterField[]): FilterReading {
  const filters: ListFilter[] = [];
  for (const [name, value] of entries) {
    if (!isCondition(name)) continue;
    const reading = readFilter(name, value, fields);
    if ("reason" in reading) return { refused: reading };
    filters.push(reading);
    if (filters.length > filtersMax) return { refused: { ...reading, reason: "tooMany" } };
  }
  return { filters };
}

function readFilter(name: string, value: string, fields: readonly FilterField[]): ListFilter | FilterRefusal {
  const [, key, operatorName = "eq"] = conditionName.exec(name) ?? [];
  if (/^filter(\[|$)/.test(name)) return { reason: "wrapped", key: name, operator: "", value };
  if (key === undefined) return { reason: "malformed", key: name, operator: "", value };
  const written = { key, operator: operatorName, value };
  const field = fields.find((each) => each.key === key);
  if (field === undefined) return { ...written, ...unknownField(key, fields) };
  if (field.kind === "closed") return { ...written, reason: "closed", field };
  const operator = operatorOf(operatorName);
  if (operator === undefined) return { ...written, reason: "unknownOperator", field };
  if (operatorRow(field.kind, operator) === undefined) return { ...written, reason: "operator", field };
  if (value === "") return { ...written, reason: "empty", field };
  if (!isFilterValue(field.kind, operator, value)) return { ...written, reason: "value", field };
  return { key, operator, value };
}

/** A known field with a wrong or missing locale gets its own message. */
function unknownField(key: string, fields: readonly FilterField[]): Pick<FilterRefusal, "reason" | "field"> {
  const name = key.split(".")[1];
  const field = fields.find(({ of }) => "field" in of && of.field.apiName === name);
  if (field === undefined || !key.startsWith("fields.")) return { reason: "unknownField" };
  return { reason: "unknownLocale", field };
}

/** `fields.length.en-US[gte]`; `eq` has no suffix. */
export function filterName({ key, operator }: ListFilter): string {
  return operator === "eq" ? key : `${key}[${operator}]`;
}
