import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serveForTests } from "#components/ui/render-for-tests.tsx";
import { renderFields } from "../render-fields-for-tests.tsx";
import { createSampleEditor, SampleEditor } from "../sample-editor.tsx";
import { RowsEditor } from "./rows-editor.tsx";

const cell = (name: string) => page.getByRole("textbox", { name, exact: true });
const press = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));

function editorOf(text: string) {
  const field = { apiName: "data", label: "Data", required: false, localized: false };
  return createSampleEditor({ fields: [{ ...field, type: "Json" }], texts: { "data.en-US": text } });
}

/** Renders a JSON field; answers its text. */
async function renderData(text: string): Promise<(() => string) & { fill: (text: string) => void }> {
  const editor = editorOf(text);
  await renderFields(editor);
  const fill = (filled: string) => editor.form.fill({ "data.en-US": filled });
  return Object.assign(() => editor.form.text("data.en-US"), { fill });
}

test("rows are a table, by keyboard alone, and a number keeps the form in which it was written", async () => {
  const text = await renderData('[{"bird":"Plover","pairs":1.0}]');
  await userEvent.click(cell("pairs, row 1"));
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{End}s");
  await expect.element(cell("bird, row 1")).toHaveValue("Plovers");
  await userEvent.keyboard("{Enter}");
  await expect.element(cell("bird, row 2")).toHaveFocus();
  await userEvent.keyboard("Tern{Tab}12");
  expect(text()).toBe(
    '[\n  {\n    "bird": "Plovers",\n    "pairs": 1.0\n  },\n  {\n    "bird": "Tern",\n    "pairs": 12\n  }\n]',
  );
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  await expect.element(cell("pairs, row 1")).toHaveFocus();
});

test("rows move and go, columns are named, and what goes can come back", async () => {
  const text = await renderData('[{"a":1},{"a":2}]');
  const value = () => JSON.parse(text() || "null");
  await press("Row 2");
  await press("Move up");
  await expect.poll(value).toEqual([{ a: 2 }, { a: 1 }]);
  await expect.element(cell("a, row 1")).toHaveFocus();
  await press("Add column");
  await userEvent.keyboard("a");
  await expect.poll(value).toEqual([
    { a: 2, "Column 2": null },
    { a: 1, "Column 2": null },
  ]);
  await userEvent.keyboard("b{Tab}");
  await expect.poll(value).toEqual([
    { a: 2, ab: null },
    { a: 1, ab: null },
  ]);
  await press("Remove column a");
  await expect.poll(value).toEqual([{ ab: null }, { ab: null }]);
  await press("Row 1");
  await press("Remove row");
  await expect.poll(value).toEqual([{ ab: null }]);
});

test("the table and the text show the same, and other JSON is text alone", async () => {
  const text = await renderData("");
  await press("Table");
  await press("Add column");
  await userEvent.click(cell("Column 1, row 1"));
  await userEvent.keyboard("four");
  await press("JSON");
  const area = page.getByRole("textbox", { name: "Data" });
  await expect.element(area).toHaveValue(text());
  expect(JSON.parse(text())).toEqual([{ "Column 1": "four" }]);
  await area.fill('[{"Column 1": "four"');
  const table = page.getByRole("button", { name: "Table" });
  await expect.element(table).toBeDisabled();
  await area.fill('{"four": 4}');
  expect(text()).toBe('{"four": 4}');
  await area.fill('[{"a": 12345678901234567}]');
  await expect.element(table).toBeDisabled();
  await area.fill('[{"a": 4}]');
  await press("Table");
  await expect.element(cell("a, row 1")).toHaveValue("4");
});

test("rows of a restored draft are a table, and rows that are typed as text stay text", async () => {
  const text = await renderData("");
  text.fill('[{"a": 4}]');
  await expect.element(cell("a, row 1")).toHaveValue("4");
  text.fill("");
  const area = page.getByRole("textbox", { name: "Data" });
  await area.fill('[{"a": 5}]');
  await expect.element(page.getByRole("button", { name: "Table" })).toBeEnabled();
  await expect.element(area).toBeVisible();
});

test("what is typed into several cells before hydration is kept", async () => {
  const editor = editorOf('[{"a":"","b":""}]');
  const [slot] = editor.form.slots;
  if (slot === undefined) throw new Error("No slot.");
  const props = { slot, look: "box", id: "data", invalid: false, describedBy: undefined } as const;
  const hydrate = serveForTests(
    <SampleEditor editor={editor}>
      <RowsEditor {...props} onUsed={() => {}} />
    </SampleEditor>,
  );
  await cell("a, row 1").fill("x");
  await cell("b, row 1").fill("y");
  await hydrate();
  await expect.poll(() => JSON.parse(editor.form.text(slot.name))).toEqual([{ a: "x", b: "y" }]);
  await expect.element(cell("a, row 1")).toHaveValue("x");
});
