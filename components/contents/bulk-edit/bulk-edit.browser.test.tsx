import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { beyondScreen, showLargeText } from "#components/ui/large-text-for-tests.ts";
import { tabTo } from "#components/ui/tab-for-tests.ts";
import { currentToast } from "#components/ui/toast/toast-store.ts";
import { writeDraft } from "#lib/browser/drafts/drafts.ts";
import type { Field } from "#lib/space-file/schema.ts";
import { renderList } from "../list-for-tests.tsx";

const base = { required: false, localized: false };
const fields: Field[] = [
  { ...base, apiName: "tags", label: "Tags", type: "Array", items: { type: "Text" }, maxItems: 3 },
  { ...base, apiName: "seen", label: "Seen", type: "Boolean" },
  { ...base, apiName: "on", label: "Day", type: "Date", time: false },
  { ...base, apiName: "state", label: "State", type: "Text", options: ["open", "review", "closed"] },
];

const dialog = page.getByRole("dialog", { name: /^Edit \d|^You can’t edit|^Undo$/ });
const button = (name: string | RegExp) => dialog.getByRole("button", { name });
const bar = page.getByRole("toolbar", { name: "Selection" });

async function select(...titles: string[]) {
  for (const title of titles) await page.getByRole("checkbox", { name: `Select ${title}` }).click();
}

async function openFor(...titles: string[]) {
  await select(...titles);
  await bar.getByRole("button", { name: "Edit" }).click();
  await expect.element(dialog.getByLabelText("Field")).toBeVisible();
}

async function typeTag(tag: string) {
  await dialog.getByRole("combobox", { name: "Tags" }).fill(tag);
  await userEvent.keyboard("{Enter}");
}

const mayLeave = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));

const values = {
  Ruff: { tags: ["reed"], data: "kept" },
  Knot: { tags: ["reed", "night"] },
  Stint: { tags: ["a", "b", "c"] },
};

test("a tag is added to the member's own items that lack it, and Undo restores the items", async () => {
  const { space } = await renderList({ own: ["Ruff", "Knot", "Stint"], others: ["Theirs"], fields, values });
  await openFor("Ruff", "Knot", "Stint", "Theirs");
  await expect.element(dialog).toMatchTextContent("1 selected item isn’t yours and won’t change:");
  await expect.element(dialog.getByText("Theirs · Bea")).toBeVisible();
  await expect.element(button("Publish changes")).toBeDisabled();
  await typeTag("night");
  await expect.element(dialog.getByText("1 item will change. 1 item needs no change.")).toBeVisible();
  await expect.element(dialog.getByRole("region")).toMatchTextContent("reed → reed, night");
  await expect.element(dialog.getByText(/^Stint: /)).toBeVisible();
  await button("Publish changes to 1 item").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("1 item changed.")).toBeVisible();
  expect([...space.written]).toEqual([
    ["Ruff", { title: { "en-US": "Ruff" }, tags: { "en-US": ["reed", "night"] }, data: { "en-US": "kept" } }],
  ]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("Change undone.")).toBeVisible();
  expect(space.written.get("Ruff")?.tags).toEqual({ "en-US": ["reed"] });
});

test("switches, dates and options are set or cleared", async () => {
  const { space } = await renderList({
    own: ["Ruff", "Knot"],
    fields,
    values: { Ruff: { seen: false, on: "2026-11-20" } },
  });
  await openFor("Ruff", "Knot");
  const apply = async (field: string, write: () => Promise<void>, count: number) => {
    await dialog.getByLabelText("Field").selectOptions(field);
    await write();
    await button(count === 1 ? "Publish changes to 1 item" : `Publish changes to ${count} items`).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  const reopen = () => bar.getByRole("button", { name: "Edit" }).click();
  await apply("Seen", () => dialog.getByText("Yes").click(), 2);
  await reopen();
  await apply("Day", () => button("Clear").click(), 1);
  await reopen();
  await apply("State", () => dialog.getByRole("combobox", { name: "State" }).selectOptions("closed"), 2);
  expect(space.written.get("Ruff")).toMatchObject({
    seen: { "en-US": true },
    on: {},
    state: { "en-US": "closed" },
  });
  expect(space.written.get("Knot")).toMatchObject({ seen: { "en-US": true }, state: { "en-US": "closed" } });
});

test("an item that was edited meanwhile is changed in its newest version", async () => {
  const { space } = await renderList({ own: ["Ruff"], fields, values });
  await openFor("Ruff");
  space.edit("Ruff", { tags: ["tide"], data: "theirs" });
  await typeTag("night");
  await button("Publish changes to 1 item").click();
  await expect.element(page.getByText("1 item changed.")).toBeVisible();
  expect(space.written.get("Ruff")).toMatchObject({
    tags: { "en-US": ["tide", "night"] },
    data: { "en-US": "theirs" },
  });
});

test("a value that was changed meanwhile isn't replaced, and the report says so", async () => {
  const states = { Ruff: { state: "open" }, Knot: { state: "open" } };
  const { space } = await renderList({ own: ["Ruff", "Knot"], fields, values: states });
  await openFor("Ruff", "Knot");
  await dialog.getByLabelText("Field").selectOptions("State");
  await dialog.getByRole("combobox", { name: "State" }).selectOptions("closed");
  space.edit("Ruff", { state: "review" });
  await button("Publish changes to 2 items").click();
  await expect
    .element(dialog.getByText("Ruff: This has been edited since then, so the change wasn’t undone."))
    .toBeVisible();
  await expect.element(button("Try again")).not.toBeInTheDocument();
  await button("Close").click();
  await expect.element(page.getByText("1 of 2 items changed.")).toBeVisible();
  expect([...space.written.keys()]).toEqual(["Knot"]);
});

test("an item that was deleted meanwhile is named", async () => {
  const { space } = await renderList({ own: ["Ruff", "Knot"], fields });
  await select("Ruff", "Knot");
  space.remove("Knot");
  await bar.getByRole("button", { name: "Edit" }).click();
  await typeTag("night");
  await expect.element(dialog.getByText("1 item will change.")).toBeVisible();
  await expect.element(dialog.getByText("Knot: This has been deleted.")).toBeVisible();
});

test("an Undo that ends closes no other dialog and reports its failures", async () => {
  const { space } = await renderList({ own: ["Ruff", "Dunlin"], fields });
  await openFor("Ruff", "Dunlin");
  await typeTag("night");
  await button("Publish changes to 2 items").click();
  await expect.element(page.getByText("2 items changed.")).toBeVisible();
  const undo = Promise.withResolvers<void>();
  space.beforeChange = () => undo.promise;
  await page.getByRole("button", { name: "Undo" }).click();
  expect(mayLeave()).toBe(false);
  await bar.getByRole("button", { name: "Edit" }).click();
  await typeTag("late");
  space.refused.add("Dunlin");
  undo.resolve();
  await expect.element(page.getByText("Change undone in 1 of 2 items.")).toBeInTheDocument();
  expect(mayLeave()).toBe(true);
  await expect.element(button("Publish changes to 2 items")).toBeVisible();
});

test("a list that is left while items change tells how many have changed", async () => {
  const { space, leave } = await renderList({ own: ["Ruff", "Dunlin"], fields });
  const changing = Promise.withResolvers<void>();
  space.beforeChange = () => changing.promise;
  space.refused.add("Dunlin");
  await openFor("Ruff", "Dunlin");
  await typeTag("night");
  await button("Publish changes to 2 items").click();
  await expect.element(dialog.getByText("0 of 2")).toBeVisible();
  expect(mayLeave()).toBe(false);
  await leave();
  changing.resolve();
  await expect.poll(() => currentToast()?.message).toBe("1 of 2 items changed.");
  expect(mayLeave()).toBe(true);
});

test("Undo skips items that were edited since, and says so", async () => {
  const { space } = await renderList({ own: ["Ruff", "Dunlin"], fields, values });
  await openFor("Ruff", "Dunlin");
  await typeTag("night");
  await button("Publish changes to 2 items").click();
  await expect.element(page.getByText("2 items changed.")).toBeVisible();
  space.edit("Dunlin", { tags: ["night", "later"] });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(dialog).toMatchTextContent("Couldn’t undo the change in 1 item.");
  await expect
    .element(dialog.getByText("Dunlin: This has been edited since then, so the change wasn’t undone."))
    .toBeVisible();
  await expect.element(button("Try again")).not.toBeInTheDocument();
  await button("Close").click();
  await expect.element(page.getByText("Change undone in 1 of 2 items.")).toBeVisible();
});

test("what a cancelled change has done stays, and can be undone", async () => {
  const own = Array.from({ length: 6 }, (_, at) => `Leaf ${at}`);
  const { space } = await renderList({ own, fields });
  const held = Promise.withResolvers<void>();
  space.beforeChange = () => held.promise;
  await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  await bar.getByRole("button", { name: "Edit" }).click();
  await typeTag("night");
  await button("Publish changes to 6 items").click();
  await expect.element(dialog.getByText("0 of 6")).toBeVisible();
  await expect.element(button("Cancel")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Cancel")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Cancel")).toHaveFocus();
  held.resolve();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("4 items changed.")).toBeVisible();
  expect(space.written.size).toBe(4);
});

test("after the session has ended, done changes stay and the rest can be retried", async () => {
  const { space } = await renderList({ own: ["Ruff", "Dunlin"], fields });
  space.ended.add("Dunlin");
  await openFor("Ruff", "Dunlin");
  await typeTag("night");
  await button("Publish changes to 2 items").click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("You’ve been signed out.");
  await expect
    .element(dialog.getByRole("link", { name: "Sign in in a new tab" }))
    .toHaveAttribute("target", "_blank");
  await expect.element(dialog.getByText("1 of 2")).toBeVisible();
  space.ended.clear();
  space.written.clear();
  await button("Try again").click();
  await expect.element(page.getByText("2 items changed.")).toBeVisible();
  expect([...space.written.keys()]).toEqual(["Dunlin"]);
});

test("drafts on this device are named", async () => {
  const { notes } = await renderList({ own: ["Ruff", "Dunlin"], fields });
  const [ruff] = notes;
  await writeDraft({
    ...{ memberId: "ann", contentTypeId: "note", contentId: ruff?.sys.id, version: 1 },
    ...{ title: "Ruff, a draft", texts: {}, savedAt: "2026-11-20T09:00:00Z" },
  });
  await openFor("Ruff", "Dunlin");
  await typeTag("night");
  await expect.element(dialog).toMatchTextContent("This item has an unpublished draft on this device.");
  await expect.element(dialog.getByText("Ruff, a draft")).toBeVisible();
});

test("E on one of several selected rows edits all of them, on one alone its row", async () => {
  const { opened } = await renderList({ own: ["Ruff", "Dunlin", "Knot"], fields });
  await select("Ruff", "Dunlin");
  page.getByRole("link", { name: "Ruff" }).element().focus();
  await userEvent.keyboard("e");
  await expect.element(dialog.getByLabelText("Field")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  // The same items, read again.
  await page.getByRole("searchbox").fill("u");
  await expect.element(page.getByRole("link", { name: "Knot" })).not.toBeInTheDocument();
  page.getByRole("link", { name: "Ruff" }).element().focus();
  await userEvent.keyboard("e");
  await expect.element(dialog.getByLabelText("Field")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole("checkbox", { name: "Select Dunlin" }).click();
  page.getByRole("link", { name: "Ruff" }).element().focus();
  await userEvent.keyboard("e");
  await expect.poll(() => JSON.stringify(opened)).toContain("/edit");
});

test("a field of several items is changed, and restored, by keys alone", async () => {
  const { space } = await renderList({ own: ["Ruff", "Dunlin", "Knot"], fields, values });
  const press = (keys: string) => userEvent.keyboard(keys);
  await press("{ArrowDown}x{Shift>}{ArrowDown}{/Shift}e");
  await expect.element(dialog.getByLabelText("Field")).toHaveFocus();
  await tabTo(dialog.getByRole("combobox", { name: "Tags" }));
  await press("night{Enter}");
  await tabTo(button("Publish changes to 2 items"));
  await press("{Enter}");
  await expect.element(page.getByText("2 items changed.")).toBeVisible();
  expect([...space.written.keys()]).toEqual(["Ruff", "Dunlin"]);
  await press("{Control>}z{/Control}");
  await expect.element(page.getByText("Change undone in 2 items.")).toBeVisible();
});

test("others' items alone can't be edited", async () => {
  await renderList({ own: [], others: ["Theirs"], fields });
  await select("Theirs");
  await bar.getByRole("button", { name: "Edit" }).click();
  await expect.element(page.getByRole("dialog", { name: "You can’t edit this" })).toBeVisible();
  await button("Close").click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("refused items are named with the reason, and can be tried again", async () => {
  const { space } = await renderList({ own: ["Ruff", "Dunlin"], fields, values });
  space.refused.add("Dunlin");
  await openFor("Ruff", "Dunlin");
  await typeTag("night");
  await button("Publish changes to 2 items").click();
  await expect.element(dialog.getByText("2 of 2")).toBeVisible();
  const report = dialog.getByRole("alert");
  await expect.element(report).toMatchTextContent("Couldn’t change 1 item.");
  await expect.element(report).toMatchTextContent("Dunlin: Your role doesn’t let you edit this.");
  space.refused.clear();
  await button("Try again").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("2 items changed.")).toBeVisible();
});

test("with text at twice its size the dialog ends within the screen", async () => {
  await renderList({ own: ["Ruff", "Knot"], fields, values });
  await openFor("Ruff", "Knot");
  await typeTag("night");
  await showLargeText();
  expect(beyondScreen(dialog.element())).toEqual([]);
});
