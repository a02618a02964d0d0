import { expect, test } from "vitest";
import { clip, clipFileName, oneLine, withoutBidiControls } from "./clip-text.ts";

test("a short text is unchanged", () => {
  expect(clip("Kelp, from the inside", 300)).toBe("Kelp, from the inside");
});

test("a text of a megabyte becomes a line that fits", () => {
  expect(oneLine("a".repeat(1_000_000), 300)).toBe(`${"a".repeat(300)}…`);
});

test("a character outside the basic plane is not cut in half", () => {
  expect(clip(`${"a".repeat(4)}🌊🌊`, 5)).toBe("aaaa…");
  expect(clip("🌊🌊", 2)).toBe("🌊…");
});

test("a syllable, an accented letter and a joined emoji are not cut in half", () => {
  expect(clip("물결".normalize("NFD"), 4)).toBe("물…".normalize("NFD"));
  expect(clip("cafe\u0301s", 4)).toBe("caf…");
  expect(clip("👩‍🔬👩‍🔬", 7)).toBe("👩‍🔬…");
});

test("a file name is clipped before its extension", () => {
  expect(clipFileName("kelp.jpg", 8)).toBe("kelp.jpg");
  const long = `${"a".repeat(115)}….jpg`;
  expect(clipFileName(`${"a".repeat(200)}.jpg`, 120)).toBe(long);
  expect(oneLine(long, 120)).toBe(long);
  expect(clipFileName("a".repeat(121), 120)).toBe(`${"a".repeat(119)}…`);
});

test("line breaks and control characters become spaces", () => {
  expect(oneLine("one\r\ntwo\u0000three\u2028four\t", 300)).toBe("one two three four");
});

test("direction overrides are taken out where they cannot be isolated", () => {
  expect(withoutBidiControls("\u202egnp.exe\u202c\u2067x")).toBe("gnp.exex");
});
