import { expect, it } from "vitest";
import { dateFormat, keeping } from "./format.ts";

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
