import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { content, page as pageOf } from "#lib/browser/stub-space-for-tests.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { renderFields } from "../render-fields-for-tests.tsx";
import { createSampleEditor } from "../sample-editor.tsx";

const tags: Field = {
  ...{ apiName: "tags", label: "Tags", type: "Array", required: false, localized: false },
  items: { type: "Text" },
};

test("words of other items are suggested, in the same language, the most frequent first, and one that is chosen is added", async () => {
  const items = [["shore"], ["tide", "winter"], ["tide"]].map((words, index) =>
    content(`item-${index}`, { tags: { "en-US": words, "ko-KR": ["물때"] } }),
  );
  const fetched = vi.fn(async (_: RequestInfo | URL) => Response.json(pageOf(...items)));
  vi.stubGlobal("fetch", fetched);
  const editor = createSampleEditor({ fields: [tags] });
  await renderFields({ ...editor, typeId: "article" });
  const input = page.getByRole("combobox", { name: "Tags" });
  const suggested = () =>
    [...document.querySelectorAll("datalist option")].map((one) => one.getAttribute("value"));
  await expect.element(input).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(input);
  await expect.poll(suggested).toEqual(["tide", "shore", "winter"]);

  const element = input.element();
  if (!(element instanceof HTMLInputElement)) throw new Error("No input.");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, "tide");
  element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" }));
  await expect.poll(() => editor.form.text("tags.en-US")).toBe('["tide"]');
  await expect.element(input).toHaveValue("");
  await expect.poll(suggested).toEqual(["shore", "winter"]);
});

test("a word is removed by its button or by a key, and the focus goes to the next one", async () => {
  const editor = createSampleEditor({ fields: [tags], texts: { "tags.en-US": '["reed","tide","winter"]' } });
  await renderFields(editor);
  await page.getByRole("button", { name: /tide/ }).click();
  expect(editor.form.text("tags.en-US")).toBe('["reed","winter"]');
  await expect.element(page.getByRole("button", { name: /winter/ })).toHaveFocus();
  await userEvent.keyboard("{Delete}");
  expect(editor.form.text("tags.en-US")).toBe('["reed"]');
});
