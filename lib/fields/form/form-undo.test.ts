import { expect, test } from "vitest";
import type { FormField, Slot } from "./form-slot.ts";
import { createFormState } from "./form-state.ts";
import { fillForNow } from "./form-undo.ts";

const field: FormField = { apiName: "title", label: "Title", type: "Text", required: false, localized: true };
const slots: Slot[] = ["en", "ko"].map((locale) => ({ name: locale, field, locale, isRequired: false }));

test("what was put into slots goes again, but for where something was written since", () => {
  const form = createFormState(slots, { en: "Tide", ko: "" }, false);
  const undo = fillForNow(form, { en: "Ebb", ko: "Ebb" });
  expect(form.texts()).toEqual({ en: "Ebb", ko: "Ebb" });
  form.type("ko", "썰물");
  undo();
  expect(form.texts()).toEqual({ en: "Tide", ko: "썰물" });
});
