import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveForTests } from "#components/ui/render-for-tests.tsx";
import { renderFields } from "../render-fields-for-tests.tsx";
import { createSampleEditor, SampleEditor } from "../sample-editor.tsx";
import { SlotField } from "../slot-field.tsx";

const day = { apiName: "day", label: "Day", required: false, localized: false };

test("a date is written out as it is typed, and describes its control", async () => {
  await renderFields(createSampleEditor({ fields: [{ ...day, type: "Date", time: false }] }));
  const input = page.getByLabelText("Day");
  await expect.element(input).toHaveAccessibleDescription("");
  await input.fill("2026-11-24");
  await expect.element(page.getByText(/^Tuesday,? 24 Nov 2026$/)).toBeVisible();
  await expect.element(input).toHaveAccessibleDescription(/^Tuesday,? 24 Nov 2026$/);
});

test("a time of day, which the server cannot know, is written out when the page is hydrated", async () => {
  const editor = createSampleEditor({
    fields: [{ ...day, type: "Date", time: true }],
    texts: { "day.en-US": "2026-11-24T06:20" },
  });
  const hydrate = serveForTests(
    <SampleEditor editor={editor}>
      {editor.form.slots.map((slot) => (
        <SlotField key={slot.name} slot={slot} look="box" saysLanguage={false} />
      ))}
    </SampleEditor>,
  );
  expect(document.body.textContent).not.toContain("2026");
  await hydrate();
  await expect.element(page.getByText(/^Tuesday,? 24 Nov 2026/)).toBeVisible();
});
