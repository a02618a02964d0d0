import { expect, test } from "vitest";
import { clip, oneLine, withoutBidiControls } from "./clip-text.ts";

test("a short text stays as it is", () => {
  expect(clip("Kelp, from the inside", 300)).toBe("Kelp, from the inside");
});

test("a text of a megabyte becomes a line that fits", () => {
  expect(oneLine("a".repeat(1_000_000), 300)).toBe(`${"a".repeat(300)}…`);
});

test("a character outside the basic plane is not cut in half", () => {
  expect(clip(`${"a".repeat(4)}🌊🌊`, 5)).toBe("aaaa…");
  expect(clip("🌊🌊", 2)).toBe("🌊…");
});

test("line breaks and control characters become spaces", () => {
  expect(oneLine("one\r\ntwo\u0000three\u2028four\t", 300)).toBe("one two three four");
});

test("direction overrides are taken out where they cannot be isolated", () => {
  expect(withoutBidiControls("\u202egnp.exe\u202c\u2067x")).toBe("gnp.exex");
});
