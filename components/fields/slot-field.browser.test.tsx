import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "#components/ui/button.tsx";
import type { Field } from "#lib/space-file/schema.ts";
import { renderFields } from "./render-fields-for-tests.tsx";
import { createSampleEditor } from "./sample-editor.tsx";

const base = { required: false, localized: false };
const length: Field = { ...base, apiName: "length", label: "Length", type: "Number" };
const tags: Field = { ...base, apiName: "tags", label: "Tags", type: "Array", items: { type: "Text" } };

/** Presses as a member does: an element that moves between down and up loses the click. */
const press = { delay: 90, position: { x: 10, y: 3 } };

test("a problem that appears on blur doesn't move the control that is being pressed", async () => {
  const onClick = vi.fn();
  await renderFields(createSampleEditor({ fields: [length] }), <Button onClick={onClick}>Choose</Button>);
  await page.getByLabelText("Length").fill("high");
  await userEvent.click(page.getByRole("button", { name: "Choose" }), press);
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(page.getByText(/^Enter a number,/)).toBeVisible();
});

test("a label of one long word stays within its field", async () => {
  await page.viewport(200, 700);
  const label = "Gesamtstreckengeschwindigkeitsbegrenzung";
  await renderFields(createSampleEditor({ fields: [{ ...length, label }] }));
  const [word, input] = [page.getByText(label), page.getByLabelText(label)].map((each) =>
    each.element().getBoundingClientRect(),
  );
  expect(word?.right).toBeLessThanOrEqual(input?.right ?? 0);
});

test("a tag that is being typed is there when the next control is pressed", async () => {
  await page.viewport(390, 700);
  const onClick = vi.fn();
  await renderFields(
    createSampleEditor({ fields: [length, tags] }),
    <Button onClick={onClick}>Choose</Button>,
  );
  await page.getByLabelText("Length").fill("long");
  await userEvent.click(page.getByLabelText("Tags", { exact: true }));
  await userEvent.keyboard("low water, a word that takes the whole of its line");
  await userEvent.click(page.getByRole("button", { name: "Choose" }), press);
  expect(onClick).toHaveBeenCalledOnce();
  await expect
    .element(page.getByRole("button", { name: /a word that takes the whole of its line/ }))
    .toBeVisible();
});
