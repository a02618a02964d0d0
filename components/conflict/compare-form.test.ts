import { expect, test } from "vitest";
import type { EditorModel } from "#components/editor/use-editor-model.ts";
import type { Slot } from "#lib/fields/form/form-slot.ts";
import { createFormState } from "#lib/fields/form/form-state.ts";
import { textsOf } from "#lib/fields/form/form-text.ts";
import { type Content, contentSchema } from "#lib/space/content.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { compareForm, untouchedTexts } from "./compare-form.ts";

const title: Field = {
  apiName: "title",
  label: "Title",
  type: "Text",
  required: false,
  localized: false,
};
const length: Field = {
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
function modelOf(shown: Content, base: Content, typed = {}): Pick<EditorModel, "form" | "draft"> {
  const form = createFormState(slots, textsOf(slots, shown), false);
  form.fill(typed);
  return { form, draft: { base: () => base } as EditorModel["draft"] };
}

const kinds = (model: Pick<EditorModel, "form" | "draft">, theirs: Content) =>
  compareForm(model, theirs).map(({ kind }) => kind);

test("a text changed back to what it was before my newer version counts as my change", () => {
  const model = modelOf(version(1, "First"), version(2, "Second"));
  model.form.rebase(textsOf(slots, version(2, "Second")));
  model.form.fill({ title: "First" });
  expect(compareForm(model, version(3, "Third"))[0]).toMatchObject({ kind: "both", mine: "First" });
  expect(compareForm(model, version(3, "Second"))[0]).toMatchObject({ kind: "onlyMine", mine: "First" });
});

test("where the form shows another version than the base, the base's text is a choice that was typed", () => {
  const [first, second] = [version(1, "First"), version(2, "Second")];
  expect(kinds(modelOf(second, first, { title: "First" }), second)).toEqual(["both", "same"]);
  expect(kinds(modelOf(second, first), second)).toEqual(["onlyTheirs", "same"]);
});

test("an untouched slot takes the newer text, also if both mean the same", () => {
  const [first, second] = [version(1, "A", { a: 1, b: 2 }), version(2, "A", { b: 2, a: 1 })];
  const { length: taken } = untouchedTexts(compareForm(modelOf(first, first), second));
  expect(taken).toBe(textsOf(slots, second).length);
});
