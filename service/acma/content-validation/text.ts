import type { Check, CheckedField } from "#service/acma/content-validation/check.ts";

const maximumOfText = 256;

/** Text (256 characters at most) and LongText. A character is a code point. */
export const checkText: Check = (value, field, path, { problems, patterns }) => {
  if (typeof value !== "string") {
    problems.push({ path, message: "Must be text." });
    return value;
  }
  problems.push(...problemsOf(value, field).map((message) => ({ path, message })));
  const pattern = field.validations?.pattern;
  if (pattern !== undefined && isStorable(value)) patterns.push({ path, pattern, text: value });
  return value;
};

/** PostgreSQL can't store these characters, and many JSON parsers refuse them. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

export const notStorable = "Must not contain a NUL character or half of a character.";

function problemsOf(text: string, { type, validations = {} }: CheckedField): string[] {
  if (!isStorable(text)) return [notStorable];
  const { minLength = 0, in: allowed } = validations;
  const maxLength = Math.min(validations.maxLength ?? Infinity, type === "Text" ? maximumOfText : Infinity);
  const length = codePoints(text);
  const found: string[] = [];
  if (length > maxLength) found.push(`Must be ${maxLength} characters or fewer; it is ${length}.`);
  if (length < minLength) found.push(`Must be ${minLength} characters or more; it is ${length}.`);
  if (allowed && !allowed.includes(text)) found.push(`Must be one of: ${allowed.join(", ")}.`);
  return found;
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
