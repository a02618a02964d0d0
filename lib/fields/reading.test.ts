import { expect, test } from "vitest";
import { localeForLanguage, type Reading, valueIn, writtenLocales } from "./reading.ts";

const reading: Reading = { localeId: "ko-KR", localeIds: ["en-US", "ko-KR", "fr-FR"], titleFields: {} };

test("the chosen locale comes first", () => {
  const fields = { title: { "en-US": "Tide", "ko-KR": "물때" } };
  expect(valueIn(fields, "title", reading)).toEqual({ value: "물때", localeId: "ko-KR" });
});

test("a value missing in the chosen locale falls back to the default one, and says so", () => {
  expect(valueIn({ title: { "en-US": "Tide", "fr-FR": "Marée" } }, "title", reading)).toEqual({
    value: "Tide",
    localeId: "en-US",
  });
});

test("a value that only another locale has is found there", () => {
  expect(valueIn({ title: { "fr-FR": "Marée" } }, "title", reading)?.localeId).toBe("fr-FR");
  expect(valueIn({ title: { "xx-XX": "?" } }, "title", reading)?.localeId).toBe("xx-XX");
});

test("null, an empty text and an empty list count as missing; false and 0 do not", () => {
  for (const empty of [null, "", []]) {
    expect(valueIn({ a: { "ko-KR": empty, "en-US": 1 } }, "a", reading)?.localeId).toBe("en-US");
  }
  expect(valueIn({ a: { "ko-KR": false } }, "a", reading)?.value).toBe(false);
  expect(valueIn({ a: { "ko-KR": 0 } }, "a", reading)?.value).toBe(0);
  expect(valueIn({ a: {} }, "a", reading)).toBeUndefined();
  expect(valueIn({}, "a", reading)).toBeUndefined();
});

test("a locale named like a member of Object.prototype finds nothing", () => {
  const odd: Reading = { ...reading, localeId: "constructor", localeIds: ["toString"] };
  expect(valueIn({ a: {} }, "a", odd)).toBeUndefined();
});

test("written locales are those with a name", () => {
  const fields = { title: { "en-US": "Tide", "ko-KR": "" } };
  expect([...writtenLocales(fields, "title", ["en-US", "ko-KR"])]).toEqual(["en-US"]);
});

test("an interface language reads the locale of its language, else the default", () => {
  expect(localeForLanguage(["en-US", "ko-KR"], "ko")).toBe("ko-KR");
  expect(localeForLanguage(["en-US", "fr-FR"], "ko")).toBe("en-US");
  expect(localeForLanguage(["kok-IN", "ko"], "ko")).toBe("ko");
});
