import { expect, it, test } from "vitest";
import {
  dateFormat,
  exactPosition,
  formatDay,
  formatNumber,
  formatPosition,
  formatSize,
  keeping,
  languageName,
} from "./format.ts";

test("numbers carry their unit on the same line", () => {
  expect(formatNumber(8.4, "km", "en")).toBe("8.4\u00a0km");
  expect(formatNumber(1234.5, undefined, "ko")).toBe("1,234.5");
});

test.each(["en", "ko"])("a figure of less than a thousand is what Intl says, in %s", (language) => {
  const intl = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  for (let tenths = 0; tenths < 10_050; tenths += 1) {
    expect(formatNumber(tenths / 10, undefined, language)).toBe(intl.format(tenths / 10));
  }
});

test("a day is the same day everywhere", () => {
  expect(formatDay("2026-11-15", "en")).toBe("15 Nov 2026");
  expect(formatDay("2026-11-15", "en", "long")).toBe("15 November 2026");
  expect(formatDay("2026-11-15", "ko", "long")).toBe("2026년 11월 15일");
});

test("an invalid date is returned unchanged", () => {
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

test("file sizes go by thousands, with one decimal below ten", () => {
  const sizes = [1, 80_400, 999_400, 999_600, 4_130_000, 126_000_000, 3_200_000_000];
  expect(sizes.map((bytes) => formatSize(bytes, "en"))).toEqual(
    ["1 kB", "80 kB", "999 kB", "1 MB", "4.1 MB", "126 MB", "3.2 GB"].map((text) =>
      text.replace(" ", "\u00a0"),
    ),
  );
});

test("a position is shown short, and taken elsewhere whole", () => {
  expect(formatPosition({ lat: 38.334119, lon: 128.51833 })).toBe("38.334, 128.518");
  expect(exactPosition({ lat: 38.334119, lon: 128.51833 })).toBe("38.334119, 128.51833");
});

it("a formatter is made once for a language and its options", () => {
  const made = dateFormat("en-GB", { dateStyle: "full", timeZone: "Asia/Seoul" });
  expect(dateFormat("en-GB", { dateStyle: "full", timeZone: "Asia/Seoul" })).toBe(made);
  expect(dateFormat("en-GB", { dateStyle: "full", timeZone: "UTC" })).not.toBe(made);
  expect(dateFormat("ko-KR", { dateStyle: "full", timeZone: "Asia/Seoul" })).not.toBe(made);
});

it("not more are kept than a hundred", () => {
  let made = 0;
  const format = keeping((_language: string, _digits: number) => ({ number: made++ }));
  const first = format("en", 0);
  for (let digits = 1; digits < 100; digits += 1) format("en", digits);
  expect(format("en", 0)).toBe(first);
  format("en", 100);
  expect(format("en", 0)).not.toBe(first);
  expect(made).toBe(102);
});
