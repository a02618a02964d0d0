import type { KindOf } from "#lib/space-file/schema.ts";
import { canonicalText } from "../canonical-text.ts";
import type { Display } from "../display.ts";
import type { Problem, SlotReading } from "../form/problems.ts";

type NumberField = KindOf<"Integer" | "Number">;

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const withCommas = /^[+-]?\d[\d,]*(\.\d+)?$/;
const thousands = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Integer and Number. Accepts full-width digits and the true minus, which some keyboards write. */
export function readNumber(text: string, field: NumberField): SlotReading {
  const typed = canonicalText(text).normalize("NFKC").replaceAll("−", "-").trim();
  if (typed === "") return { value: undefined };
  if (!decimal.test(typed)) return { problem: notDecimal(typed, field) };
  const value = Number(typed) + 0;
  if (!Number.isFinite(value) || !isExact(typed, value)) return { problem: { code: "beyondNumbers" } };
  if (field.type === "Integer" && !Number.isInteger(value)) {
    return { problem: { code: "notWhole", suggestion: String(Math.round(value)) } };
  }
  if (field.type === "Integer" && !Number.isSafeInteger(value)) return { problem: { code: "beyondNumbers" } };
  return outsideOf(field, value) ?? { value };
}

export function showTypedNumber(text: string, { unit }: NumberField): Display {
  const value = Number(text);
  if (!Number.isFinite(value)) return { kind: "text", text };
  return { kind: "number", value, ...(unit !== undefined && { unit }) };
}

function notDecimal(typed: string, { type }: NumberField): Problem {
  const notANumber = { code: type === "Integer" ? "notAWholeNumber" : "notANumber" } as const;
  if (!withCommas.test(typed)) return notANumber;
  const suggestion = thousands.test(typed) ? typed.replaceAll(",", "") : typed.replace(",", ".");
  if (!decimal.test(suggestion)) return notANumber;
  if (type === "Number") return { code: "comma", suggestion };
  const value = Number(suggestion);
  return thousands.test(typed) && Number.isInteger(value)
    ? { code: "noCommas", suggestion }
    : { code: "notWhole", suggestion: String(Math.round(value)) };
}

/** Whether a number from 2^53 on is the one that was typed: it may have digits that no such number has. */
export function isExact(typed: string, value: number): boolean {
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return true;
  const known = digitsOf(String(value)).replace(/0+$/, "");
  const digits = digitsOf(typed);
  return digits.startsWith(known) && !/[1-9]/.test(digits.slice(known.length));
}

function digitsOf(decimal: string): string {
  return decimal.replace(/e.*/i, "").replace(/\D/g, "").replace(/^0+/, "");
}

function outsideOf(field: NumberField, value: number): { problem: Problem } | undefined {
  const { min = -Infinity, max = Infinity } = field;
  if (value < min) return { problem: { code: "tooSmall", min: withUnit(field, min) } };
  if (value <= max) return undefined;
  const suggestion = withoutZeros(field, value);
  const limit = withUnit(field, max);
  return suggestion === undefined
    ? { problem: { code: "tooLarge", max: limit } }
    : { problem: { code: "tooLargeMaybe", max: limit, suggestion } };
}

function withUnit({ unit }: NumberField, value: number): string {
  return unit === undefined ? String(value) : `${value} ${unit}`;
}

/** A forgotten decimal point: 840 with a maximum of 80 is 8.4. */
function withoutZeros({ type, min = -Infinity, max = Infinity }: NumberField, value: number) {
  const candidates = [10, 100, 1000].map((tens) => value / tens);
  const meant = candidates.find((candidate) => candidate >= min && candidate <= max);
  if (meant === undefined || (type === "Integer" && !Number.isInteger(meant))) return undefined;
  return String(Number(meant.toPrecision(12)));
}
