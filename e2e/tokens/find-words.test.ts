import fc from "fast-check";
import { expect, test } from "vitest";
import { wordFinder } from "./find-words.ts";

test("finds what a look for each word by itself finds", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "한"), minLength: 1, maxLength: 4 });
  const words = fc.array(word, { minLength: 1, maxLength: 6 });
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "한"), maxLength: 30 });
  fc.assert(
    fc.property(words, text, (wanted, within) => {
      const plain = wanted.filter((each) => within.includes(each));
      expect(wordFinder(wanted)(within)).toEqual(new Set(plain));
    }),
    { numRuns: 2_000 },
  );
});

test("looks for nothing where there are no words, and not for the empty one", () => {
  expect(wordFinder([])("text")).toEqual(new Set());
  expect(() => wordFinder(["", "a"])).toThrow();
});
