import { expect, test } from "vitest";
import { formatDay, formatNumber, formatPosition, languageName } from "./display-format.ts";

test("numbers carry their unit on the same line", () => {
  expect(formatNumber(8.4, "km", "en")).toBe("8.4\u00a0km");
  expect(formatNumber(1234.5, undefined, "ko")).toBe("1,234.5");
});

test("a day is the same day everywhere", () => {
  expect(formatDay("2026-11-15", "en")).toBe("15 Nov 2026");
  expect(formatDay("2026-11-15", "en", "long")).toBe("15 November 2026");
  expect(formatDay("2026-11-15", "ko", "long")).toBe("2026년 11월 15일");
});

test("what is no date is given back as it came", () => {
  expect(formatDay("someday", "en")).toBe("someday");
});

test("a position is latitude, then longitude, to a thousandth", () => {
  expect(formatPosition({ lon: 128.51789, lat: 38.3344 })).toBe("38.334, 128.518");
});

test("a locale is named in the reader's language, and an odd one by its own id", () => {
  expect(languageName("ko-KR", "en")).toBe("Korean");
  expect(languageName("ko-KR", "ko")).toBe("한국어");
  expect(languageName("!!", "en")).toBe("!!");
});
