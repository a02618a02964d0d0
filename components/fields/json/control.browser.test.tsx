import { flushSync } from "react-dom";
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

test("rows can be moved and removed, and columns named and removed", async () => {
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
  await expect.element(table).toHaveAttribute("aria-disabled", "true");
  await area.fill('{"four": 4}');
  expect(text()).toBe('{"four": 4}');
  await area.fill('[{"a": 12345678901234567}]');
  await expect.element(table).toHaveAttribute("aria-disabled", "true");
  table.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status")).toMatchTextContent(/^This can’t be shown as a table/);
  await area.fill('[{"a": 4}]');
  await expect.element(table).toHaveAttribute("aria-disabled", "false");
  await expect.element(page.getByText(/^This can’t be shown as a table/)).not.toBeInTheDocument();
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
  await expect.element(page.getByRole("button", { name: "Table" })).toHaveAttribute("aria-disabled", "false");
  await expect.element(area).toBeVisible();
});

test("quotes that are typed into a cell are its text", async () => {
  const text = await renderData('[{"a":null}]');
  await userEvent.click(cell("a, row 1"));
  await userEvent.keyboard('"Hi" she said');
  await expect.element(cell("a, row 1")).toHaveValue('"Hi" she said');
  expect(JSON.parse(text())).toEqual([{ a: '"Hi" she said' }]);
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}"Boots"');
  await expect.element(cell("a, row 1")).toHaveValue('"Boots"');
  expect(JSON.parse(text())).toEqual([{ a: '"Boots"' }]);
});

test("a table that is full takes no further rows and columns", async () => {
  const rows = Array(300).fill({ a: "x", b: "y" });
  const text = await renderData(JSON.stringify(rows));
  const before = text();
  await userEvent.click(cell("a, row 300"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("A table can have up to 600 cells.", { exact: false })).toBeVisible();
  for (const name of ["Add row", "Add column"]) {
    const button = page.getByRole("button", { name });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    button.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button).toHaveFocus();
  }
  expect(text()).toBe(before);
});

test("a table whose text is no longer one changes nothing", async () => {
  const text = await renderData('[{"a":1}]');
  await expect.element(cell("a, row 1")).toBeVisible();
  const addColumn = page.getByRole("button", { name: "Add column" });
  // Before the field shows it as text.
  flushSync(() => text.fill('{"a": 1}'));
  addColumn.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(text()).toBe('{"a": 1}');
});

test("text typed into cells and column names before hydration is kept", async () => {
  const editor = editorOf('[{"a":1,"b":2}]');
  const [slot] = editor.form.slots;
  if (slot === undefined) throw new Error("The editor has no slot.");
  const look = "box" as const;
  const props = { slot, look, id: "data", invalid: false, describedBy: undefined, onUsed: () => undefined };
  const hydrate = serveForTests(
    <SampleEditor editor={editor}>
      <RowsEditor {...props} />
    </SampleEditor>,
  );
  await cell("a, row 1").fill("3");
  await cell("b, row 1").fill("4");
  await cell("Name of column 1").fill("c");
  await cell("Name of column 2").fill("d");
  await hydrate();
  await expect.poll(() => JSON.parse(editor.form.text("data.en-US"))).toEqual([{ c: 3, d: 4 }]);
  await expect.element(cell("c, row 1")).toHaveValue("3");
  await expect.element(cell("Name of column 2")).toHaveValue("d");
});

test("a name that a column can't have remains, with the reason, until it can", async () => {
  const text = await renderData('[{"a":1,"b":2}]');
  const [first, second] = [cell("Name of column 1"), cell("Name of column 2")];
  await second.fill("a");
  await userEvent.keyboard("{Tab}");
  await expect.element(second).toHaveValue("a");
  await expect.element(second).toHaveAttribute("aria-invalid", "true");
  await expect.element(second).toHaveAccessibleDescription("Another column has this name.");
  await first.fill("");
  await expect.element(first).toHaveAccessibleDescription("Enter a name.");
  await first.fill("c ");
  await expect.element(first).toHaveValue("c ");
  await expect.element(first).not.toHaveAttribute("aria-invalid");
  await expect.element(second).not.toHaveAttribute("aria-invalid");
  await expect.poll(() => JSON.parse(text())).toEqual([{ c: 1, a: 2 }]);
});

test("the focus moves to the button below when the last row or column is removed", async () => {
  const text = await renderData('[{"a":1}]');
  const add = page.getByRole("button", { name: "Add column" });
  await press("Remove column a");
  await expect.element(add).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await press("Row 1");
  await press("Remove row");
  await expect.element(add).toHaveFocus();
  expect(text()).toBe("");
});
