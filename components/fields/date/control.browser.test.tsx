import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderFields } from "../render-fields-for-tests.tsx";
import { createSampleEditor } from "../sample-editor.tsx";

test("a date is written out as it is typed, and describes its control", async () => {
  const field = { apiName: "day", label: "Day", required: false, localized: false };
  await renderFields(createSampleEditor({ fields: [{ ...field, type: "Date", time: false }] }));
  const input = page.getByLabelText("Day");
  await expect.element(input).toHaveAccessibleDescription("");
  await input.fill("2026-11-24");
  await expect.element(page.getByText(/^Tuesday,? 24 Nov 2026$/)).toBeVisible();
  await expect.element(input).toHaveAccessibleDescription(/^Tuesday,? 24 Nov 2026$/);
});
