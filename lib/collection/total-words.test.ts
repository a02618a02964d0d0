import { expect, test } from "vitest";
import { totalWords } from "./total-words.ts";

const english = (number: number) => new Intl.NumberFormat("en").format(number);

test.each([
  [0, "0"],
  [10_000, "10,000"],
  [10_001, "10,000+"],
  // Without conditions, or of a Space that counts on.
  [483_291, "483,291"],
])("%d is read as %s", (total, words) => {
  expect(totalWords(total, english)).toBe(words);
});
