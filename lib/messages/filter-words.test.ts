import { expect, test } from "vitest";
import en from "./en.json";
import ko from "./ko.json";

test.each([
  ["en", en.filter],
  ["ko", ko.filter],
])("each condition on a kind of field has words of its own: %s", (_, { chip, operator }) => {
  for (const words of [...Object.values(chip), ...Object.values(operator)]) {
    const texts = Object.values(words);
    expect(texts).toEqual([...new Set(texts)]);
  }
});
