import { expect, test } from "vitest";
import { canonicalText, composed } from "./canonical-text.ts";

test.each([
  ["물때".normalize("NFD"), "물때"],
  ["cafe\u0301", "café"],
  ["\ufefflow\u00a0water\u200b", "low water"],
  ["ti\u00adde\u2060", "tide"],
  ["10\u202fkm", "10 km"],
  ["cafe\u200b\u0301 ᄒ\u200bᅡ", "café 하"],
  ["\u3164", ""],
  [" \u200e\u2800\u115f ", ""],
  ["\u200dti\u200cde 물\u200d때", "tide 물때"],
])("%j looks like %j, and is", (text, expected) => {
  expect(canonicalText(text)).toBe(expected);
});

test("more marks than any script has stay as they are", () => {
  const marks = "\u0301\u0323".repeat(100_000);
  expect(composed(`cafe\u0301 a${marks}`)).toBe(`café a${marks}`);
});

test.each([
  ["an emoji", "👨‍👩‍👧 🏳️‍🌈"],
  ["Persian", "می‌خواهم"],
  ["Sinhala", "ශ්‍රී"],
  ["Malayalam", "അവന്‍ വന്നു"],
  ["Japanese spaces", "東京　タワー"],
  ["a mark of direction", "C++\u200e אבג"],
])("%s stays as it is", (_, text) => {
  expect(canonicalText(text)).toBe(text);
});
