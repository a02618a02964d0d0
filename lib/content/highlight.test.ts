import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalText } from "#lib/fields/canonical-text.ts";
import { firstMatch, hasMatch, highlight } from "./highlight.ts";

const shown = (text: string, sought: string) =>
  highlight(text, sought)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join("");

test("each place is marked, in upper or lower case", () => {
  expect(shown("Tideline, and the tide", "tide")).toBe("[Tide]line, and the [tide]");
  expect(shown("바람이 그린 모래언덕", "모래")).toBe("바람이 그린 [모래]언덕");
});

test("signs of patterns are signs", () => {
  expect(shown("What (and why)?", "(and")).toBe("What [(and] why)?");
  expect(hasMatch("a.b", ".")).toBe(true);
  expect(hasMatch("ab", ".")).toBe(false);
});

test("Hangul in parts finds Hangul in syllables", () => {
  expect(shown("바람".normalize("NFD"), "바람")).toBe("[바람]");
  expect(shown("바람", "\u200b바람".normalize("NFD"))).toBe("[바람]");
});

test("highlighting preserves the text for any term", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, sought) => {
      const pieces = highlight(text, sought);
      expect(pieces.map((piece) => piece.text).join("")).toBe(
        canonicalText(sought).trim() === "" ? text : text.normalize("NFC"),
      );
    }),
  );
});

test("a text of marks in the wrong order is searched in time", () => {
  const text = `zebra a${"\u0301".repeat(100_000)}${"\u0323".repeat(100_000)}`;
  expect([hasMatch(text, "zebra"), firstMatch(text, "zebra")]).toEqual([true, 0]);
});
