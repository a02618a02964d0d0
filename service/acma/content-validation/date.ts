import type { Check } from "#service/acma/content-validation/check.ts";
import { isDate, isDateTime } from "#service/query/timestamp.ts";

/** YYYY-MM-DD, or an RFC 3339 date-time where the field says `time`. */
export const checkDate: Check = (value, { time = false }, path, { problems }) => {
  const fits = typeof value === "string" && (time ? isDateTime(value) : isDate(value));
  if (!fits) {
    problems.push({
      path,
      message: time ? "Must be a date-time (RFC 3339)." : "Must be a date, YYYY-MM-DD.",
    });
  }
  return value;
};
