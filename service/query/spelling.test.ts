import { expect, test } from "vitest";
import { formsOf, isOneSlip, isSpelled, spellingsOf } from "#service/query/spelling.ts";

test.each([
  ["water", "watre"],
  ["nothing", "nothng"],
  ["water", "waater"],
  ["water", "waler"],
  ["water", "waters"],
  ["Über", "über"],
  ["gärten", "garten"],
  ["storm", "sotrm"],
  ["송지호", "송지오"],
  ["갈매기", "갈매귀"],
  ["해운대", "해우대"],
])("%s is one slip from %s, and both share a spelling", (meant, written) => {
  expect(isOneSlip(meant, written)).toBe(true);
  const shared = new Set(spellingsOf(meant));
  expect(spellingsOf(written).some((spelling) => shared.has(spelling))).toBe(true);
});

test.each([
  ["water", "wtare"],
  ["water", "latre"],
  ["water", "wate rs"],
  ["tide", "tidy"],
  ["watered", "water"],
  ["송지호", "공지호"],
  ["송지호", "송자오"],
])("%s is not one slip from %s", (meant, written) => {
  expect(isOneSlip(meant, written)).toBe(false);
});

test("a word of four letters has only letters that changed places", () => {
  expect([isOneSlip("tide", "tdie"), isOneSlip("tide", "tile")]).toEqual([true, false]);
});

test("only words of scripts that separate words, neither short nor long, are spelled", () => {
  const spelled = ["tide", "Über", "прилив", "갈매기"];
  for (const word of spelled) expect(isSpelled(word), word).toBe(true);
  for (const word of ["sea", "무기", "海洋生物", "h2o2", "x".repeat(25), "low water"]) {
    expect(isSpelled(word), word).toBe(false);
  }
});

test("of a Korean word a vocabulary has the beginnings, as particles may follow it", () => {
  expect(formsOf("송지호에서")).toEqual(["송지호", "송지호에", "송지호에서"]);
  expect([formsOf("tides"), formsOf("sea"), formsOf("물때")]).toEqual([["tides"], [], []]);
});
