import { describe, expect, test } from "vitest";
import type { Field } from "#lib/space-file/schema.ts";
import type { Slot } from "./form/form-slot.ts";
import { readSlot } from "./form.ts";

const base = { apiName: "f", label: "F", required: false, localized: false };
const text: Field = { ...base, type: "Text" };
const integer: Field = { ...base, type: "Integer", min: -100, max: 3000, unit: "m" };
const number: Field = { ...base, type: "Number", min: 0, max: 80, unit: "km" };
const boundless: Field = { ...base, type: "Number" };
const date: Field = { ...base, type: "Date", time: false };
const dateTime: Field = { ...base, type: "Date", time: true };
const json: Field = { ...base, type: "Json" };
const boolean: Field = { ...base, type: "Boolean" };

function slot(field: Field, isRequired = false): Slot {
  return { name: "f.en-US", field, locale: "en-US", isRequired };
}

function read(field: Field, typed: string, isRequired = false) {
  const reading = readSlot(slot(field, isRequired), typed);
  return "problem" in reading ? reading.problem.code : reading.value;
}

describe("text", () => {
  test.each([
    ["a NUL character", "a\0b", "nulCharacter"],
    ["half of a character", "a\ud83d", "halfCharacter"],
    ["the other half", "\ude00b", "halfCharacter"],
    ["257 characters", "x".repeat(257), "tooLong"],
    ["1 MB", "x".repeat(1_000_000), "tooLong"],
  ])("%s is refused", (_, typed, code) => {
    expect(read(text, typed)).toBe(code);
  });

  test("characters are code points: 256 emoji fit", () => {
    expect(read(text, "🌊".repeat(256))).toBe("🌊".repeat(256));
    expect(read(text, "🌊".repeat(257))).toBe("tooLong");
  });

  test("1 MB fits into a LongText without a limit, and not into one with a limit", () => {
    const long: Field = { ...base, type: "LongText", searchable: false };
    expect(read(long, "x".repeat(1_000_000))).toHaveLength(1_000_000);
    expect(read({ ...long, maxLength: 200 }, "x".repeat(201))).toBe("tooLong");
    expect(read({ ...long, maxLength: 200 }, "x".repeat(200))).toHaveLength(200);
  });

  test("text is sent as typed: spaces, joiners, break points and direction marks stay", () => {
    for (const typed of [" a ", "10\u00a0km", "\u202eabc", "\ufeff", "ti\u00adde", "👨‍👩‍👧 می‌خواهم"])
      expect(read(text, typed)).toBe(typed);
  });

  test("split letters are sent and counted composed, but not those of an option", () => {
    const split = "물때".normalize("NFD");
    expect(read({ ...text, maxLength: 2 }, split)).toBe("물때");
    expect(read({ ...text, options: [split] }, split)).toBe(split);
  });

  test("a limit of more than 256 does not lift what Text holds", () => {
    expect(read({ ...text, maxLength: 400 }, "x".repeat(300))).toBe("tooLong");
  });

  test("a shortest length, a pattern and options hold", () => {
    expect(read({ ...text, minLength: 3 }, "ab")).toBe("tooShort");
    expect(read({ ...text, pattern: "^[a-z]+$" }, "AB")).toBe("notInPattern");
    expect(read({ ...text, options: ["sand", "rock"] }, "mud")).toBe("notAnOption");
    expect(read({ ...text, options: ["sand", "rock"] }, "rock")).toBe("rock");
  });

  test("a required text is neither empty nor only spaces", () => {
    expect(read(text, "", true)).toBe("required");
    expect(read(text, "  \n", true)).toBe("required");
    expect(read(text, "")).toBeUndefined();
  });
});

describe("numbers", () => {
  test.each([
    ["8.4", 8.4],
    [" 8.4 ", 8.4],
    ["\ufeff8.4\u200b\u00a0", 8.4],
    ["２", 2],
    ["１．５", 1.5],
    ["1e1", 10],
    [".5", 0.5],
    ["+5", 5],
    ["", undefined],
    ["1,5", "comma"],
    ["1,500", "comma"],
    ["eight", "notANumber"],
    ["0x10", "notANumber"],
    ["1_000", "notANumber"],
    ["Infinity", "notANumber"],
    ["NaN", "notANumber"],
    ["--1", "notANumber"],
    ["-", "notANumber"],
    ["1".repeat(1_000_000), "beyondNumbers"],
    ["1e400", "beyondNumbers"],
    ["9007199254740993", "beyondNumbers"],
    ["-9007199254740993", "beyondNumbers"],
    ["123456789012345678901", "beyondNumbers"],
    ["9007199254740991.5", "beyondNumbers"],
    ["-0.1", "tooSmall"],
    ["840", "tooLargeMaybe"],
    ["1e9", "tooLarge"],
  ])("%s", (typed, expected) => {
    expect(read(number, typed)).toBe(expected);
  });

  test.each([
    ["9007199254740992", 2 ** 53],
    ["00123456789012345680000.0", 123456789012345680000],
    ["6.02214076e23", 6.02214076e23],
    ["1".padEnd(300, "0"), 1e299],
    ["0.10000000000000001", 0.1],
    ["-1e300", -1e300],
  ])("of any size: %s", (typed, expected) => {
    expect(read(boundless, typed)).toBe(expected);
  });

  test("a minus zero is zero", () => {
    expect(Object.is(read(boundless, "-0"), 0)).toBe(true);
    expect(Object.is(read(integer, "-0"), 0)).toBe(true);
  });

  test("the true minus is one", () => {
    expect(read(boundless, "−3")).toBe(-3);
  });

  test.each([
    ["12", 12],
    ["1.0", 1],
    ["1.5", "notWhole"],
    ["-101", "tooSmall"],
    ["9007199254740993", "beyondNumbers"],
    ["eight", "notAWholeNumber"],
    ["1,5", "notWhole"],
    ["1,500", "noCommas"],
    ["1,500.5", "notWhole"],
    ["1,5,0", "notAWholeNumber"],
  ])("whole: %s", (typed, expected) => {
    expect(read(integer, typed)).toBe(expected);
  });

  test("the problem says how to fix it", () => {
    expect(readSlot(slot(number), "840")).toEqual({
      problem: { code: "tooLargeMaybe", max: "80 km", suggestion: "8.4" },
    });
    expect(readSlot(slot(number), "1,5")).toEqual({ problem: { code: "comma", suggestion: "1.5" } });
    expect(readSlot(slot(integer), "1,500")).toEqual({ problem: { code: "noCommas", suggestion: "1500" } });
    expect(readSlot(slot(number), "1,500.5")).toEqual({ problem: { code: "comma", suggestion: "1500.5" } });
  });
});

describe("dates", () => {
  test.each([
    ["2026-11-15", "2026-11-15"],
    ["2024-02-29", "2024-02-29"],
    ["2026-02-30", "notADate"],
    ["2026-02-29", "notADate"],
    ["2026-13-01", "notADate"],
    ["0000-01-01", "notADate"],
    ["+12026-01-01", "notADate"],
    ["26-1-1", "notADate"],
    ["2026-11-15T00:00", "notADate"],
    ["２０２６-11-15", "notADate"],
    ["", undefined],
  ])("a day: %s", (typed, expected) => {
    expect(read(date, typed)).toBe(expected);
  });

  test("a time of day is what this device's clock shows", () => {
    expect(read(dateTime, "2026-02-28T10:30")).toBe(new Date(2026, 1, 28, 10, 30).toISOString());
    expect(read(dateTime, "2026-02-30T10:30")).toBe("notADate");
    expect(read(dateTime, "2026-02-28T24:00")).toBe("notADate");
    expect(read(dateTime, "2026-02-28")).toBe("notADate");
  });
});

describe("yes or no", () => {
  test("a Boolean that isn't set has no value, and is a problem if required", () => {
    expect(read(boolean, "")).toBeUndefined();
    expect(read(boolean, "", true)).toBe("required");
    expect(read(boolean, "true")).toBe(true);
    expect(read(boolean, "false")).toBe(false);
  });
});

describe("JSON", () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

  test.each([
    ["an object", '{"a": [1, "b", null]}', { a: [1, "b", null] }],
    ["a word", '"tide"', "tide"],
    ["nothing", "  ", undefined],
    ["a comma at the end", '{"a": 1,}', "jsonMistake"],
    ["a comment", '{"a": 1} // b', "jsonMistake"],
    ["single quotes", "{'a': 1}", "jsonMistake"],
    ["a bare word", "tide", "jsonMistake"],
    ["two values", "1 2", "jsonMistake"],
    ["a bracket left open", '{"a": [1', "jsonUnfinished"],
    ["a key that is there twice", '{"a": 1, "a": 2}', "jsonTwice"],
    ["the same key at two places", '{"a": {"b": 1}, "c": {"b": 2}}', { a: { b: 1 }, c: { b: 2 } }],
    ["__proto__", '{"a": {"__proto__": {"x": 1}}}', "jsonReserved"],
    ["1e400", "[1e400]", "jsonNumber"],
    ["more digits than a number keeps", "12345678901234567890", "jsonNumber"],
    ["a NUL character", '"a\\u0000"', "nulCharacter"],
    ["half of a character", '["\\ud83d"]', "halfCharacter"],
    ["half of a character in a key", '{"\\ud83d": 1}', "halfCharacter"],
    ["a space that is none to JSON", "\u00a01", "jsonMistake"],
  ])("%s", (_, typed, expected) => {
    expect(read(json, typed)).toEqual(expected);
  });

  test("128 levels fit, 129 do not, and a million break nothing", () => {
    expect(read(json, nested(128))).toEqual(JSON.parse(nested(128)));
    expect(read(json, nested(129))).toBe("jsonTooDeep");
    expect(read(json, "[".repeat(1_000_000))).toBe("jsonTooDeep");
    expect(read(json, '{"a":'.repeat(300_000))).toBe("jsonTooDeep");
  });

  test("a mistake has its line", () => {
    expect(readSlot(slot(json), '{\n  "a": 1,\n  b: 2\n}')).toEqual({
      problem: { code: "jsonMistake", line: 3, column: 3 },
    });
    expect(readSlot(slot(json), '{\n  "a": 1,\n  "a": 2\n}')).toEqual({
      problem: { code: "jsonTwice", key: "a", line: 3 },
    });
  });
});
