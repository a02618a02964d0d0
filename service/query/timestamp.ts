import * as z from "zod";

const dateSchema = z.iso.date();
const dateTime =
  /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Whether it is a calendar date, YYYY-MM-DD, in the years 0001 to 9999. */
export function isDate(text: string): boolean {
  return dateSchema.safeParse(text).success && !text.startsWith("0000");
}

/** Whether it is an RFC 3339 date-time, without leap seconds. */
export function isDateTime(text: string): boolean {
  const day = dateTime.exec(text)?.[1];
  return day !== undefined && isDate(day);
}
