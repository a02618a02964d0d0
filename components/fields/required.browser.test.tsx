import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import type { Field } from "#lib/space-file/schema.ts";
import { createSampleEditor, SampleEditor } from "./sample-editor.tsx";
import { SlotField } from "./slot-field.tsx";

const locales = [
  { id: "en-US", label: "English", name: "English" },
  { id: "ko-KR", label: "한국어", name: "Korean" },
];

async function renderField(field: Field) {
  const editor = createSampleEditor({ fields: [field], locales });
  const [slot] = editor.form.slots;
  if (slot === undefined) throw new Error("No slot.");
  await renderForTests(
    <SampleEditor editor={editor}>
      <SlotField slot={slot} look="box" saysLanguage={false} />
    </SampleEditor>,
  );
  return editor.form;
}

test("a text is marked as required until another language has it", async () => {
  const form = await renderField({
    ...{ apiName: "title", label: "Title", type: "Text", required: true, localized: true },
  });
  const title = page.getByRole("textbox", { name: "Title" });
  await expect.element(page.getByText("Required")).toBeVisible();
  await expect.element(title).toHaveAttribute("aria-required", "true");
  form.type("title.ko-KR", "썰물");
  await expect.element(page.getByText("Required")).not.toBeInTheDocument();
  await expect.element(title).not.toHaveAttribute("aria-required");
});

test("a button that chooses says in its description that something is required", async () => {
  await renderField({
    ...{ apiName: "cover", label: "Cover", type: "Refer", required: true, localized: false },
    target: { targetType: "Media" },
  });
  await expect
    .element(page.getByRole("button", { name: "Choose Cover" }))
    .toHaveAccessibleDescription("Required");
});
