import { expect, test } from "vitest";
import type { Desk } from "#components/editor/desk.ts";
import type { FormField, Slot } from "#lib/fields/form/form-slot.ts";
import { createFormState } from "#lib/fields/form/form-state.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import { type Content, contentSchema } from "#lib/space/content.ts";
import { compareDesk, untouchedTexts } from "./compare-desk.ts";

const title: FormField = {
  apiName: "title",
  label: "Title",
  type: "Text",
  required: false,
  localized: false,
};
const length: FormField = {
  apiName: "length",
  label: "Length",
  type: "Json",
  required: false,
  localized: false,
};
const slots: Slot[] = [title, length].map((field) => ({
  ...{ name: field.apiName, field, locale: "en-US", isRequired: false },
}));

const version = (number: number, text: string, json: unknown = null): Content =>
  contentSchema.parse({
    sys: {
      ...{ id: "1", type: "Content", contentType: { sys: { id: "article" } }, version: number },
      ...{ createdBy: { sys: { id: "sora" } }, createdAt: "", updatedAt: "" },
    },
    fields: { title: { "en-US": text }, length: { "en-US": json } },
  });

/** A form that shows `shown`; what is typed in it began from `base`. */
function deskOf(shown: Content, base: Content, typed = {}): Pick<Desk, "form" | "draft"> {
  const form = createFormState(slots, textsOf(slots, shown), false);
  form.fill(typed);
  return { form, draft: { base: () => base } as Desk["draft"] };
}

const kinds = (desk: Pick<Desk, "form" | "draft">, theirs: Content) =>
  compareDesk(desk, theirs).map(({ kind }) => kind);

test("what was put back as it was before one's own newer version is mine", () => {
  const desk = deskOf(version(1, "First"), version(2, "Second"));
  desk.form.rebase(textsOf(slots, version(2, "Second")));
  desk.form.fill({ title: "First" });
  expect(compareDesk(desk, version(3, "Third"))[0]).toMatchObject({ kind: "both", mine: "First" });
  expect(compareDesk(desk, version(3, "Second"))[0]).toMatchObject({ kind: "onlyMine", mine: "First" });
});

test("where the form shows another version than the base, the base's text is a choice that was typed", () => {
  const [first, second] = [version(1, "First"), version(2, "Second")];
  expect(kinds(deskOf(second, first, { title: "First" }), second)).toEqual(["both", "same"]);
  expect(kinds(deskOf(second, first), second)).toEqual(["onlyTheirs", "same"]);
});

test("what nobody has touched is taken over also where it says the same in other words", () => {
  const [first, second] = [version(1, "A", { a: 1, b: 2 }), version(2, "A", { b: 2, a: 1 })];
  const { length: taken } = untouchedTexts(compareDesk(deskOf(first, first), second));
  expect(taken).toBe(textsOf(slots, second).length);
});
