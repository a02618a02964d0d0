import type { Check } from "#service/acma/content-validation/check.ts";

/** Integer (one that JSON keeps exactly) and Number, within `min` and `max`. */
export const checkNumber: Check = (value, { type, validations = {} }, path, { problems }) => {
  const { min = -Infinity, max = Infinity } = validations;
  if (type === "Integer" && !Number.isSafeInteger(value)) {
    problems.push({ path, message: "Must be a whole number." });
  } else if (typeof value !== "number" || !Number.isFinite(value)) {
    problems.push({ path, message: "Must be a number." });
  } else if (value < min) {
    problems.push({ path, message: `Must be ${min} or more.` });
  } else if (value > max) {
    problems.push({ path, message: `Must be ${max} or less.` });
  }
  return value;
};
