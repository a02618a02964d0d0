import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Field } from "#lib/space-file/schema.ts";
import { renderFields } from "../render-fields-for-tests.tsx";
import { createSampleEditor } from "../sample-editor.tsx";

const cover: Field = {
  ...{ apiName: "cover", label: "Cover", required: false, localized: false, type: "Refer" },
  target: { targetType: "Media" },
};
const chosen = JSON.stringify({ sys: { id: "moon", type: "Refer", targetType: "Media" } });
const looks = {
  "Media:moon": {
    kind: "picture" as const,
    picture: { mediaId: "moon", title: "Moon", fileName: "moon.webp", processing: false },
  },
};

test("the card of a chosen file has the width of its field; an empty field has a button that uploads", async () => {
  const upload = page.getByRole("button", { name: "Upload: Cover" });
  const editor = createSampleEditor({ fields: [cover], texts: { "cover.en-US": chosen }, looks });
  await renderFields(editor);
  await expect.element(page.getByText("Moon")).toBeVisible();
  expect(upload.query()).toBeNull();
  const [field, card] = ["[data-upload-into]", "[data-part=target]"].map(
    (selector) => document.querySelector(selector)?.getBoundingClientRect().width,
  );
  expect(card).toBe(field);
  editor.form.fill({ "cover.en-US": "" });
  await expect.element(upload).toBeVisible();
});
