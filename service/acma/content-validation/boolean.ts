import type { Check } from "#service/acma/content-validation/check.ts";

export const checkBoolean: Check = (value, _field, path, { problems }) => {
  if (typeof value !== "boolean") problems.push({ path, message: "Must be true or false." });
  return value;
};
