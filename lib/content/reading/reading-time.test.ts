import { expect, test } from "vitest";
import { countWords, readingMinutes } from "./reading-time.ts";

const doc = (value: string) => ({
  type: "doc",
  content: [
    { type: "blockquote", content: [{ type: "paragraph", content: [{ type: "text", text: value }] }] },
  ],
});

test("220 words take a minute", () => {
  expect(readingMinutes(doc("tide ".repeat(1320)))).toBe(6);
});

test("Korean is counted by characters, 500 a minute", () => {
  expect(readingMinutes(doc("물때를 읽는 법 ".repeat(250)))).toBe(3);
});

test("a few words take one minute, and none take no time at all", () => {
  expect(readingMinutes(doc("Go early."))).toBe(1);
  expect(readingMinutes(doc(" … — "))).toBeUndefined();
  expect(readingMinutes(undefined)).toBeUndefined();
});

test("a text of a megabyte is estimated by its beginning, in proportion to its length", () => {
  expect(readingMinutes(doc("tide ".repeat(220_000)))).toBe(1000);
});

test("words are counted between spaces, and signs alone are none", () => {
  expect(countWords(doc("Go early, \u2014 the bar isn\u2019t dry at 10:30."))).toBe(8);
  expect(countWords(doc("물때를 읽는 법"))).toBe(3);
  expect(countWords(undefined)).toBe(0);
});
