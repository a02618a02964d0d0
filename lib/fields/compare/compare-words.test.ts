import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWords, nearChanges, type Piece } from "./compare-words.ts";

const said = (pieces: readonly Piece[]) =>
  pieces
    .map(({ kind, text }) => (kind === "same" ? text : kind === "in" ? `+${text}+` : `-${text}-`))
    .join("");
const before = (pieces: readonly Piece[]) =>
  pieces
    .filter(({ kind }) => kind !== "in")
    .map(({ text }) => text)
    .join("");
const after = (pieces: readonly Piece[]) =>
  pieces
    .filter(({ kind }) => kind !== "out")
    .map(({ text }) => text)
    .join("");

test("words are compared, not letters; neighbours are one change", () => {
  const pieces = compareWords("Reading the tide at the lagoon", "Reading the tide at Songjiho", "en-US");
  expect(said(pieces)).toBe("Reading the tide at -the lagoon-+Songjiho+");
});

test("a space after a change isn't part of it", () => {
  const pieces = compareWords("Reading the tide", "How to read the tide", "en-US");
  expect(said(pieces)).toBe("-Reading-+How to read+ the tide");
});

test("Korean is parted as Korean parts words", () => {
  const pieces = compareWords("하루 두 번 석호가 열린다", "하루 세 번 석호가 열린다", "ko-KR");
  expect(said(pieces)).toBe("하루 -두-+세+ 번 석호가 열린다");
});

test("a text of spaces is compared in time", () => {
  const [text, changed] = [" ".repeat(400_000), " ".repeat(400_001)];
  expect(compareWords(`a${text}b`, `a${changed}b`, "en-US")).toEqual([
    { kind: "out", text: `a${text}b` },
    { kind: "in", text: `a${changed}b` },
  ]);
});

test("the pieces are both texts, whole", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc
      .array(fc.constantFrom("tide ", "the ", "lagoon", "\n", "석호가 ", "“ebb”, "), { maxLength: 30 })
      .map((all) => all.join("")),
  );
  fc.assert(
    fc.property(text, text, fc.constantFrom("en-US", "ko-KR", "no such locale"), (one, other, locale) => {
      const pieces = compareWords(one, other, locale);
      expect(before(pieces)).toBe(one);
      expect(after(pieces)).toBe(other);
    }),
  );
});

test("a text of 200,000 letters is compared by its lines", () => {
  const lines = Array.from({ length: 4_000 }, (_, line) => `This is line ${line} of a long, long story.\n`);
  const other = lines.map((line, index) => (index === 2_000 ? "Another line.\n" : line));
  const pieces = compareWords(lines.join(""), other.join(""), "en-US");
  expect(pieces.map(({ kind }) => kind)).toEqual(["same", "out", "in", "same"]);
});

test("text far from a change is clipped; every change stays", () => {
  const long = "word ".repeat(100);
  const pieces = nearChanges(compareWords(`${long}one ${long}`, `${long}two ${long}`, "en-US"));
  expect(pieces.filter(({ kind }) => kind !== "same").map(({ text }) => text.trim())).toEqual(["one", "two"]);
  expect(pieces.every(({ text }) => text.length < 200)).toBe(true);
  expect(pieces[0]?.text.startsWith("…")).toBe(true);
});
