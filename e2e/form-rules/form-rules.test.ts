import fc from "fast-check";
import { createTranslator } from "next-intl";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { slotsOf } from "#lib/fields/form/form-slot.ts";
import { createFormState } from "#lib/fields/form/form-state.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import { type Problem, problemSentence } from "#lib/fields/form/problems.ts";
import en from "#lib/messages/en.json" with { type: "json" };
import ko from "#lib/messages/ko.json" with { type: "json" };
import { type RuledField, ruledType } from "./ruled-fields.ts";
import { type RuledSpace, startRuledSpace } from "./ruled-space.ts";
import { typableValues } from "./typable-values.ts";

const slots = slotsOf(ruledType, ["en-US", "ko-KR"]);
let space: RuledSpace;

beforeAll(async () => {
  space = await startRuledSpace();
}, 120_000);
afterAll(async () => await space.close());

/** What the form says of a value as soon as it is typed. */
function toldOf(name: string, value: unknown): Problem | undefined {
  const form = createFormState(slots, textsOf(slots, undefined), true);
  const isTyped = typeof value === "string" && !/^(?:data|mustData)$/.test(name);
  form.type(`${name}.en-US`, isTyped ? value : JSON.stringify(value));
  form.check(`${name}.en-US`);
  return form.problem(`${name}.en-US`);
}

const refer = (id: string, targetType = "Media") => ({ sys: { id, type: "Refer", targetType } });
const doc = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

describe("the form explains at the field, in both languages, what the service would refuse", () => {
  test.each<[RuledField, unknown, Problem["code"], inEntries?: Problem["code"]]>([
    ["text", "x".repeat(257), "tooLong"],
    ["text", "a\0", "nulCharacter"],
    ["text", "\ud83c", "halfCharacter"],
    ["short", "🌊".repeat(6), "tooLong"],
    ["long", "ab", "tooShort"],
    ["code", "tide", "notInPattern"],
    ["season", "autumn", "notAnOption"],
    ["letter", "x", "tooShort"],
    ["letter", "x".repeat(301), "tooLong"],
    ["verse", "stop!", "notInPattern"],
    ["mood", "wild", "notAnOption"],
    ["whole", 1.5, "notWhole"],
    ["whole", 2 ** 53, "beyondNumbers"],
    ["count", 0, "tooSmall"],
    ["count", 10, "tooLargeMaybe"],
    ["size", 0.4, "tooSmall"],
    ["size", 80.1, "tooLargeMaybe"],
    ["cold", 0, "tooLarge"],
    ["day", "2023-02-29", "notADate"],
    ["place", { lon: 181, lat: 0 }, "beyondEarth"],
    ["place", { lon: 1 }, "notAPlace"],
    ["data", nested(129), "jsonTooDeep"],
    ["data", { a: "\0" }, "nulCharacter"],
    ["story", { type: "paragraph" }, "doesNotFit"],
    ["story", doc("a\0"), "nulCharacter"],
    ["story", doc("\ud83c"), "halfCharacter"],
    ["story", { type: "doc", attrs: { deep: nested(127) } }, "jsonTooDeep"],
    ["cover", refer("x", "Content"), "doesNotFit"],
    ["tags", ["tide", ""], "entries", "emptyEntry"],
    ["tags", ["x".repeat(257)], "entries", "tooLong"],
    ["tags", Array.from({ length: 1001 }, () => "a"), "tooMany"],
    ["few", ["one"], "tooFew"],
    ["few", ["1", "2", "3", "4"], "tooMany"],
    ["codes", ["tide", "Shore"], "entries", "notInPattern"],
    ["kinds", ["tide", "moor"], "entries", "notAnOption"],
    ["pictures", [refer("x")], "tooFew"],
    ["pictures", ["1", "2", "3", "4"].map((id) => refer(id)), "tooMany"],
    ["musts", [], "required"],
    ["mustData", null, "required"],
    ["mustData", "", "required"],
    ["mustData", [], "required"],
    ["mustText", "", "required"],
  ])("%s: %j is %s", async (name, value, code, inEntries) => {
    expect([...(await space.refusals({ [name]: value })).keys()]).toEqual([name]);
    const problem = code === "required" ? required(name, value) : toldOf(name, value);
    expect(problem).toMatchObject({ code });
    if (problem?.code === "entries") expect(problem.entries[0]?.problem.code).toBe(inEntries);
    if (problem !== undefined)
      for (const say of sentencesOf(problem)) expect(say).toMatch(/[.요?)]$|\S: \S/u);
  });
});

/** A missing value is reported on publish, not before (`FormState.check`). */
function required(name: string, value: unknown): Problem | undefined {
  const form = createFormState(slots, textsOf(slots, undefined), true);
  form.type(`${name}.en-US`, name === "mustText" ? "" : JSON.stringify(value));
  return form.checkAll().get(`${name}.en-US`);
}

function sentencesOf(problem: Problem): string[] {
  return [
    createTranslator({ locale: "en", messages: en, namespace: "problems" }),
    createTranslator({ locale: "ko", messages: ko, namespace: "problems" }),
  ].map((t) => problemSentence(problem, (code, values) => t(code, values)));
}

test("what lies just inside of each rule is taken, here and there", async () => {
  const values: Partial<Record<RuledField, unknown>> = {
    ...{ text: "🌊".repeat(256), short: "🌊".repeat(5), long: "abc", code: "tide-1", season: "winter" },
    ...{ letter: "x".repeat(300), verse: "go", mood: "calm", whole: -(2 ** 53 - 1), count: 9, size: 0.5 },
    ...{
      cold: -0.5,
      day: "2024-02-29",
      place: { lon: -180, lat: 90 },
      data: nested(128),
      story: doc("\\u0000"),
    },
    ...{ few: ["1", "2"], codes: ["a"], kinds: ["shore", "tide"] },
    tags: Array.from({ length: 1000 }, () => "a"),
  };
  expect(await space.refusals(values)).toEqual(new Map());
  for (const [name, value] of Object.entries(values))
    expect([name, toldOf(name, value)]).toEqual([name, undefined]);
});

test("the service refuses nothing that the form accepts", async () => {
  const rounds = fc.sample(fc.record(typableValues), { numRuns: 150, seed: 5 });
  let refused = 0;
  for (const values of rounds) {
    for (const [name, message] of await space.refusals(values)) {
      refused += 1;
      const value = values[name as keyof typeof values];
      expect(toldOf(name, value), `${name}: ${JSON.stringify(value)}: ${message}`).toBeDefined();
    }
  }
  expect(refused).toBeGreaterThan(500);
});
