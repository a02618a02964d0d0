import * as z from "zod";
import type { Check } from "#service/acma/content-validation/check.ts";

const locationSchema = z.strictObject({
  lon: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
});

/** `{lon, lat}` in degrees. */
export const checkLocation: Check = (value, _field, path, { problems }) => {
  if (!locationSchema.safeParse(value).success) {
    problems.push({ path, message: "Must be {lon, lat}: -180 to 180 and -90 to 90 degrees." });
  }
  return value;
};
