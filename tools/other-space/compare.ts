const dateTime = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/;

/** Below, at or above 0 as `a` is before, equal to or after `b`; NaN for values of different types. */
export function compare(a: unknown, b: unknown, text: "exact" | "caseless"): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  if (typeof a !== "string" || typeof b !== "string") return NaN;
  if (dateTime.test(a) && !Number.isNaN(Date.parse(b))) return Date.parse(a) - Date.parse(b);
  return text === "exact" ? order(a, b) : order(a.toLowerCase(), b.toLowerCase());
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
