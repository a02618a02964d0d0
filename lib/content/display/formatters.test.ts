import { expect, it } from "vitest";
import { dateFormat, numberFormat } from "./formatters.ts";

it("a formatter is made once for a language and its options", () => {
  const made = dateFormat("en-GB", { dateStyle: "full", timeZone: "Asia/Seoul" });
  expect(dateFormat("en-GB", { dateStyle: "full", timeZone: "Asia/Seoul" })).toBe(made);
  expect(dateFormat("en-GB", { dateStyle: "full", timeZone: "UTC" })).not.toBe(made);
  expect(dateFormat("ko-KR", { dateStyle: "full", timeZone: "Asia/Seoul" })).not.toBe(made);
});

it("not more are kept than a hundred", () => {
  const first = numberFormat("en", { maximumFractionDigits: 0 });
  for (let digits = 1; digits < 100; digits += 1) numberFormat("en", { maximumFractionDigits: digits });
  expect(numberFormat("en", { maximumFractionDigits: 0 })).toBe(first);
  numberFormat("en", { maximumFractionDigits: 100 });
  expect(numberFormat("en", { maximumFractionDigits: 0 })).not.toBe(first);
});
