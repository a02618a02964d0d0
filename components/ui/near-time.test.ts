import { expect, test } from "vitest";
import { exactTime, nearTime, shortTime } from "./near-time.ts";

const now = new Date("2026-11-21T03:00:00Z");
const seoul = { now, language: "en", timeZone: "Asia/Seoul" };
const inKorean = { ...seoul, language: "ko" };

test.each([
  ["2026-11-21T00:12:00Z", "today, 09:12", "오늘 09:12", "09:12"],
  ["2026-11-20T13:15:00Z", "yesterday, 22:15", "어제 22:15", "yesterday"],
  ["2026-11-19T09:40:00Z", "Thursday, 18:40", "목요일 18:40", "19 Nov"],
  ["2026-11-15T09:40:00Z", "Sunday, 18:40", "일요일 18:40", "15 Nov"],
  ["2026-11-14T09:40:00Z", "14 Nov", "11월 14일", "14 Nov"],
  ["2026-09-27T09:40:00Z", "27 Sep", "9월 27일", "27 Sep"],
  ["2025-11-18T09:40:00Z", "18 Nov 2025", "2025년 11월 18일", "18 Nov 2025"],
])("%s is %s", (at, near, korean, short) => {
  expect(nearTime(new Date(at), seoul)).toBe(near);
  expect(nearTime(new Date(at), inKorean)).toBe(korean);
  expect(shortTime(new Date(at), seoul)).toBe(short);
});

test("which day it is depends on where one is", () => {
  const at = new Date("2026-11-20T16:30:00Z");
  expect(nearTime(at, seoul)).toBe("today, 01:30");
  expect(nearTime(at, { ...seoul, timeZone: "UTC" })).toBe("yesterday, 16:30");
});

test("a future time isn't shown as a past weekday", () => {
  expect(nearTime(new Date("2026-11-22T01:00:00Z"), seoul)).toBe("tomorrow, 10:00");
  expect(nearTime(new Date("2026-11-25T01:00:00Z"), seoul)).toBe("25 Nov");
});

test("the exact moment leaves nothing out", () => {
  expect(exactTime(new Date("2026-11-19T09:40:00Z"), seoul)).toMatch(/Thursday.* 19 November 2026.* 18:40/);
});
