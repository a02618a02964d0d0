import { expect, test } from "vitest";
import { initialsOf, tintOf } from "./initials.ts";

test("two words give the first letter of the first and of the last", () => {
  expect(initialsOf("Sora Han")).toBe("SH");
  expect(initialsOf("  mateo de la ruiz ")).toBe("MR");
});

test("one Latin word gives its first two letters", () => {
  expect(initialsOf("Ada")).toBe("AD");
});

test("a Korean name in one word gives the given name", () => {
  expect(initialsOf("한소라")).toBe("소라");
  expect(initialsOf("한 소라")).toBe("한소");
});

test("a name of nothing but space gives nothing, and a letter outside the plane stays whole", () => {
  expect(initialsOf("  ")).toBe("");
  expect(initialsOf("🌊tide")).toBe("🌊T");
});

test("an id has one tint of six, always the same", () => {
  const tints = ["a", "b", "c", "member-1", "member-2"].map(tintOf);
  expect(tints).toEqual(["a", "b", "c", "member-1", "member-2"].map(tintOf));
  expect(tints.every((tint) => tint >= 0 && tint < 6)).toBe(true);
  expect(new Set(tints).size).toBeGreaterThan(1);
});
