import { expect, test } from "vitest";
import { matchesInTime, newPatternTime } from "#service/acma/content-validation/match-pattern.ts";

test.each([
  ["^[a-z]+$", "abc", true],
  ["^[a-z]+$", "ABC", false],
  ["^[a-z]+$", "a".repeat(5000), true],
  ["^\\d{3}-\\d{4}$", "555-0199", true],
  ["^\\d{3}-\\d{4}$", "555-019", false],
  ["^\\p{L}+( \\p{L}+)?$", "달빛 산책", true],
])("%s and %s: %s", (pattern, text, expected) => {
  expect(matchesInTime(pattern, text, newPatternTime())).toBe(expected);
});

test.each([
  ["\\s+$", `${" ".repeat(2_000_000)}x`],
  ["a*a*a*a*a*a*b", "a".repeat(900)],
])("%s is given up on a text that is made to take long, and so is what comes after it", (pattern, text) => {
  const time = newPatternTime();
  expect(matchesInTime(pattern, text, time)).toBeUndefined();
  expect(time.leftMilliseconds).toBeLessThan(1);
  expect(matchesInTime("^[a-z]+-[a-z]+$", "a-b", time)).toBeUndefined();
});
