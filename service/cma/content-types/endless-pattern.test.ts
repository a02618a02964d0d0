import { expect, test } from "vitest";
import { looksTwice, mayNeverEnd } from "#service/cma/content-types/endless-pattern.ts";

test.each(["^(a+)+$", "((a+))+", "(a|aa)*", "(?:x(y*)z){2,}", "([ab]+,)*", "(a{1,9}){1,9}", "(?<name>a*)+"])(
  "%s repeats what varies",
  (pattern) => expect(mayNeverEnd(pattern)).toBe(true),
);

test.each([
  "^[a-z0-9-]+$",
  "^\\d{3}-\\d{4}$",
  "^(\\+\\d{1,3})?\\d+$",
  "(a|b)c+",
  "([(+*|)])+",
  "(\\+\\*)+",
  "^(ab)+$",
  "(a{3})+",
  "",
])("%s does not", (pattern) => expect(mayNeverEnd(pattern)).toBe(false));

test("accepted patterns are fast on adversarial texts", () => {
  const text = `${"a".repeat(5000)}!`;
  for (const pattern of ["^[a-z0-9-]+$", "^a+b?$", "^(\\+\\d{1,3})?a+$"]) {
    const start = process.cpuUsage();
    new RegExp(pattern, "u").test(text);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(200);
  }
});

test.each(["^(?=.*z)q", "a(?!b)", "(?<=a)b", "\\\\(?<!a)b", "(a+)\\1", "(?<name>a+)\\k<name>"])(
  "%s has look-around or a back-reference",
  (pattern) => expect(looksTwice(pattern)).toBe(true),
);

test.each(["(?<name>a)", "(?:a)?=", "\\(?=", "\\\\1", "a\\0"])("%s has neither", (pattern) =>
  expect(looksTwice(pattern)).toBe(false),
);
