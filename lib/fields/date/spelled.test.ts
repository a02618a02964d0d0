import { expect, test } from "vitest";
import { spelledDate } from "./spelled.ts";

test("a date is written out in the language of the portal, in the time that was typed", () => {
  expect(spelledDate("2026-11-24", "en")).toMatch(/^Tuesday,? 24 Nov 2026$/);
  expect(spelledDate("2026-11-24", "ko")).toBe("2026년 11월 24일 화요일");
  expect(spelledDate("2026-11-24T06:20", "en")).toMatch(/^Tuesday,? 24 Nov 2026.*06:20$/);
  expect(spelledDate("2026-11-24T06:20", "ko")).toContain("11월 24일 화요일");
  for (const none of ["", "soon"]) expect(spelledDate(none, "en")).toBe("");
});
