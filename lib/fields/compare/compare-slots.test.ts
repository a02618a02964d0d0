import fc from "fast-check";
import { expect, test } from "vitest";
import type { Field } from "#lib/space-file/schema.ts";
import type { Slot } from "../form/form-slot.ts";
import { type Choices, mergedTexts, textByHand, undecidedOf, withChosen } from "./compare-choices.ts";
import { compareSlots, isSameText } from "./compare-slots.ts";

const common = { required: false, localized: true };
const fields: Field[] = [
  { ...common, apiName: "title", label: "Title", type: "Text" },
  { ...common, apiName: "length", label: "Length", type: "Number" },
  { ...common, apiName: "tags", label: "Tags", type: "Array", items: { type: "Text" } },
  { ...common, apiName: "facts", label: "Facts", type: "Json" },
];
const slots: Slot[] = fields.map((field) => ({
  ...{ name: `${field.apiName}.en-US`, field, locale: "en-US", isRequired: false },
}));
const [title, length, tags, facts] = slots;
if (!title || !length || !tags || !facts) throw new Error("There are four slots.");

const texts = fc.record(
  Object.fromEntries(slots.map(({ name }) => [name, fc.constantFrom("", "1", "2", "3")])),
);
const three = fc.record({ base: texts, mine: texts, theirs: texts });

test("only slots that both sides changed need a choice", () => {
  const base = { "title.en-US": "a", "length.en-US": "1" };
  const mine = { "title.en-US": "b", "length.en-US": "1", "tags.en-US": '["x"]' };
  const theirs = { "title.en-US": "c", "length.en-US": "2" };
  const compared = compareSlots(slots, { base, mine, theirs });
  expect(compared.map(({ kind }) => kind)).toEqual(["both", "onlyTheirs", "onlyMine", "same"]);
});

test("a Json that looks like a position in another form is changed", () => {
  expect(isSameText(facts, '{"lng":1,"lat":2}', '{"lon":1,"lat":2}')).toBe(false);
});

test("without a base every difference is to be chosen", () => {
  fc.assert(
    fc.property(three, ({ mine, theirs }) => {
      const kinds = compareSlots(slots, { base: undefined, mine, theirs }).map(({ kind }) => kind);
      expect(kinds.every((kind) => kind === "same" || kind === "both")).toBe(true);
    }),
  );
});

test("if only one side changed, the result is that side", () => {
  fc.assert(
    fc.property(three, ({ base, theirs }) => {
      const untouched = compareSlots(slots, { base, mine: base, theirs });
      expect(undecidedOf(untouched, {})).toEqual([]);
      expect(mergedTexts(untouched, {})).toEqual(theirs);
      const alone = compareSlots(slots, { base, mine: theirs, theirs: base });
      expect(undecidedOf(alone, {})).toEqual([]);
      expect(mergedTexts(alone, {})).toEqual(theirs);
    }),
  );
});

test("the sides are symmetric: swapped, the same slots are to be chosen", () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const one = compareSlots(slots, { base, mine, theirs });
      const other = compareSlots(slots, { base, mine: theirs, theirs: mine });
      const names = (all: typeof one) => undecidedOf(all, {}).map(({ slot }) => slot.name);
      expect(names(one)).toEqual(names(other));
    }),
  );
});

test("what comes of it holds, in every slot, what one of the three versions or a hand wrote there", () => {
  const take = fc.constantFrom("mine" as const, "theirs" as const, "hand" as const);
  fc.assert(
    fc.property(three, fc.array(take, { minLength: 4, maxLength: 4 }), ({ base, mine, theirs }, takes) => {
      const choices: Choices = Object.fromEntries(
        slots.map(({ name }, index) => [
          name,
          { take: takes[index] ?? "mine", text: "by hand", theirs: theirs[name] ?? "" },
        ]),
      );
      const compared = compareSlots(slots, { base, mine, theirs });
      expect(undecidedOf(compared, choices)).toEqual([]);
      for (const [name, text] of Object.entries(mergedTexts(compared, choices))) {
        expect([mine[name], theirs[name], "by hand"]).toContain(text);
      }
    }),
  );
});

test("a change of mine is lost only where theirs was chosen", () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const compared = compareSlots(slots, { base, mine, theirs });
      const keep = Object.fromEntries(
        compared.map((each) => [each.slot.name, { take: "mine" as const, theirs: each.theirs }]),
      );
      const merged = mergedTexts(compared, keep);
      for (const slot of slots) {
        const { name } = slot;
        const [now, was] = [mine[name] ?? "", base[name] ?? ""];
        if (!isSameText(slot, now, was)) expect(isSameText(slot, merged[name] ?? "", now)).toBe(true);
      }
    }),
  );
});

test("a choice is one against what they had there: another version of theirs asks again", () => {
  const versions = { base: { "title.en-US": "a" }, mine: { "title.en-US": "b" } };
  const choices: Choices = { "title.en-US": { take: "mine", theirs: "c" } };
  const first = compareSlots(slots, { ...versions, theirs: { "title.en-US": "c" } });
  expect(undecidedOf(first, choices)).toEqual([]);
  const next = compareSlots(slots, { ...versions, theirs: { "title.en-US": "d" } });
  expect(undecidedOf(next, choices).map(({ slot }) => slot.name)).toEqual(["title.en-US"]);
});

test("two texts that mean the same are no difference", () => {
  expect(isSameText(length, "8.40", "8.4")).toBe(true);
  expect(isSameText(facts, '{"a":1,"b":2}', '{ "b": 2, "a": 1 }')).toBe(true);
  expect(isSameText(tags, "[]", "")).toBe(true);
  expect(isSameText(title, "8.40", "8.4")).toBe(false);
  expect(isSameText(facts, "{", "[")).toBe(false);
});

test("text written by hand is kept through later choices and another version of theirs", () => {
  const compared = (theirs: string) =>
    compareSlots(slots, { base: {}, mine: { "title.en-US": "b" }, theirs: { "title.en-US": theirs } }).slice(
      0,
      1,
    );
  const byHand = withChosen({}, compared("c"), "hand", "b and c");
  const taken = withChosen(byHand, compared("c"), "theirs");
  expect(mergedTexts(compared("c"), taken)).toEqual({ "title.en-US": "c" });
  expect(textByHand(taken, "title.en-US")).toBe("b and c");
  expect(undecidedOf(compared("d"), taken)).toHaveLength(1);
  const again = withChosen(taken, compared("d"), "hand");
  expect(mergedTexts(compared("d"), again)).toEqual({ "title.en-US": "b and c" });
});
