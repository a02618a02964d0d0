import fc from "fast-check";
import type { RuledField } from "./ruled-fields.ts";

const letters = fc.constantFrom(
  "a",
  "b-1",
  "Tide",
  "tide",
  "shore",
  "winter",
  "calm",
  "!",
  "🌊",
  "\ud83c",
  "\0",
  " ",
);
const text = fc
  .array(letters, { maxLength: 8 })
  .map((parts) => parts.join(""))
  .filter((typed) => typed.trim() !== "");
const longText = fc.oneof(
  text,
  fc.integer({ min: 250, max: 310 }).map((length) => "x".repeat(length)),
);
const list = fc.array(fc.oneof(text, fc.constant("")), { minLength: 1, maxLength: 5 });
const number = fc.oneof(
  fc.integer({ min: -50, max: 100 }),
  fc.integer({ min: -500, max: 1000 }).map((tenths) => tenths / 10),
  fc.constant(2 ** 53),
);
const document = fc.oneof(text, fc.constant("\\u0000")).map((words) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: words }] }],
}));
const degrees = fc.integer({ min: -200, max: 200 });

/** What may be typed into each field, right or wrong, in the form that its control produces. */
export const typableValues = {
  ...{ text: longText, short: text, long: text, code: text, season: text, letter: longText },
  ...{ verse: text, mood: text, whole: number, count: number, size: number, cold: number },
  day: fc.constantFrom("2024-02-29", "2023-02-29", "0000-01-01", "9999-12-31", "tomorrow"),
  place: fc.record({ lon: degrees, lat: degrees }),
  data: fc.json().map((json): unknown => JSON.parse(json)),
  story: document,
  ...{ tags: list, few: list, codes: list, kinds: list },
} satisfies Partial<Record<RuledField, fc.Arbitrary<unknown>>>;
