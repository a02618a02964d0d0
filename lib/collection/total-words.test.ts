import { expect, test } from "vitest";
import { totalWithout, totalWords } from "./total-words.ts";

const english = (number: number) => new Intl.NumberFormat("en").format(number);

test.each([
  [0, "0"],
  [1_000, "1,000"],
  [1_001, "1,000+"],
  [10_000, "10,000"],
  [10_001, "10,000+"],
  // Without conditions, or of a Space that counts on.
  [483_291, "483,291"],
])("%d is read as %s", (total, words) => {
  expect(totalWords(total, english)).toBe(words);
});

test.each([
  [undefined, undefined],
  [1, 0],
  [0, 0],
  [20, 19],
  [1_001, 1_001],
])("one less than %s is %s", (total, less) => {
  expect(totalWithout(total, 1)).toBe(less);
});
