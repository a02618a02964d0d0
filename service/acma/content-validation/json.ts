import type { Check } from "#service/acma/content-validation/check.ts";
import { isStorable, notStorable } from "#service/acma/content-validation/text.ts";

const maximumDepth = 128;

/** Any JSON that can be stored and read back unchanged. */
export const checkJson: Check = (value, _field, path, { problems }) => {
  const problem = problemOfJson(value, maximumDepth);
  if (problem !== undefined) problems.push({ path, message: problem });
  return value;
};

/** The first reason why a JSON value can't be stored; looks no deeper than `depth` levels. */
export function problemOfJson(value: unknown, depth = maximumDepth): string | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : notStorable;
  if (typeof value === "number")
    return Number.isFinite(value) ? undefined : "Must not contain a number this large.";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth === 0) return `Must not be nested deeper than ${maximumDepth} levels.`;
  for (const [key, member] of Object.entries(value)) {
    const problem = isStorable(key) ? problemOfJson(member, depth - 1) : notStorable;
    if (problem !== undefined) return problem;
  }
  return undefined;
}
