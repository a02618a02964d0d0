import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Field } from "#lib/space-file/schema.ts";
import { renderFields } from "./render-fields-for-tests.tsx";
import { createSampleEditor } from "./sample-editor.tsx";

vi.mock("./list/control.tsx", () => {
  throw new Error("Lost.");
});

test("a field whose script can't be loaded says so once", async () => {
  const field: Field = {
    ...{ apiName: "tags", label: "Tags", type: "Array", required: false, localized: false },
    items: { type: "Text" },
  };
  await renderFields(createSampleEditor({ fields: [field] }));
  const alerts = page.getByRole("alert").filter({ hasText: "Couldn’t load this." });
  await expect.element(alerts.first()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(alerts.elements()).toHaveLength(1);
});
