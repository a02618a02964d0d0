import { Suspense } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SuspendUntilScript, serveForTests } from "#components/ui/render-for-tests.tsx";
import type { Field } from "#lib/space-file/schema.ts";
import { createSampleEditor, SampleEditor } from "./sample-editor.tsx";
import { SlotField } from "./slot-field.tsx";

const base = { required: false, localized: false };
const title: Field = { ...base, apiName: "title", label: "Title", type: "LongText", searchable: false };
const position: Field = { ...base, apiName: "position", label: "Position", type: "Location" };

function serve() {
  const editor = createSampleEditor({ fields: [title, position], texts: { "title.en-US": "Low water" } });
  const hydrate = serveForTests(
    <SampleEditor editor={editor}>
      <Suspense>
        {editor.form.slots.map((slot) => (
          <SlotField key={slot.name} slot={slot} look="box" saysLanguage={false} />
        ))}
        <SuspendUntilScript />
      </Suspense>
    </SampleEditor>,
  );
  return { form: editor.form, hydrate };
}

/** React has begun with the page and waits for its last script until the answer is called. */
async function serveHydrating() {
  const { form, hydrate } = serve();
  const { promise, resolve } = Promise.withResolvers<void>();
  await hydrate(promise);
  return { form, arrive: resolve };
}

const field = page.getByRole("textbox", { name: "Title" });
const point = page.getByRole("textbox", { name: "Position" });

test("text typed before React starts is kept, also in a filled field", async () => {
  const { form, hydrate } = serve();
  await field.fill("High water");
  await point.fill("N 38° 20' 2.76\" E 128° 31' 5.52\"");
  hydrate();
  await expect.poll(() => form.text("title.en-US")).toBe("High water");
  await expect.element(field).toHaveValue("High water");
  await expect.element(page.getByRole("application")).toHaveAccessibleName("Position: 38.3341, 128.5182");
});

test("a text that is deleted during hydration stays deleted", async () => {
  const { form, arrive } = await serveHydrating();
  await field.fill("High water");
  await field.fill("");
  arrive();
  await expect.poll(() => form.text("title.en-US")).toBe("");
  await expect.element(field).toHaveValue("");
});

test("a served text and its selection survive hydration", async () => {
  const { form, arrive } = await serveHydrating();
  const control = document.querySelector("textarea");
  control?.focus();
  control?.setSelectionRange(0, 3);
  arrive();
  await expect.element(page.getByRole("application")).toBeVisible();
  expect([control?.value, control?.selectionStart, control?.selectionEnd]).toEqual(["Low water", 0, 3]);
  expect(form.text("title.en-US")).toBe("Low water");
});
