import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showLargeText } from "#components/ui/large-text-for-tests.ts";
import { addressForTests } from "#components/ui/router-for-tests.tsx";
import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { renderList, shownTitles } from "./list-for-tests.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const bar = page.getByRole("toolbar");
const selected = (count: number) => expect.element(bar.getByText(`${count} selected`)).toBeVisible();
const shows = (...titles: string[]) => expect.poll(shownTitles).toEqual(titles);
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${String(at).padStart(2, "0")}`);

beforeEach(() => page.viewport(1440, 900));

test("pressing a column sorts by it, pressing it again reverses the order, and the URL follows", async () => {
  await renderList({ own: ["Birch", "Ash", "Cedar"] });
  await shows("Birch", "Ash", "Cedar");
  await button("Title").click();
  await shows("Ash", "Birch", "Cedar");
  expect(addressForTests()).toContain("order=fields.title.en-US");
  const head = page.getByRole("columnheader", { name: "Title" });
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  await button("Title").click();
  await shows("Cedar", "Birch", "Ash");
  await expect.element(button("Title")).toHaveFocus();
  await button("Order: Title Z–A").click();
  await link("Oldest first").click();
  await shows("Cedar", "Ash", "Birch");
});

test("the arrow down leads from the search to the rows", async () => {
  await renderList({ own: ["Birch", "Ash"] });
  await page.getByRole("searchbox").click();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(link("Birch")).toHaveFocus();
});

test("the arrows stay in an open menu, before the rows behind it", async () => {
  await renderList({ own: ["Birch", "Ash"] });
  await button("Order: Recently edited").click();
  await expect.element(link("Oldest first")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(link("Least recently edited")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Order: Recently edited")).toHaveFocus();
});

test("on a phone the sort order is in “More”", async () => {
  await page.viewport(390, 844);
  await renderList({ own: ["Birch", "Ash"] });
  await page.getByRole("banner").getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Order" }).click();
  await page.getByRole("dialog", { name: "Order" }).getByRole("link", { name: "Title A–Z" }).click();
  await shows("Ash", "Birch");
});

test("the heading shows the count and the total, and paging keeps the focus", async () => {
  await renderList({ own: numbered("Leaf", 16), others: ["Theirs"], address: "/contents/note?mine=1" });
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent(/^Notes\s?16 of 17$/);
  const range = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await range("1–15 of 16");
  await expect.element(link("First")).toHaveAttribute("aria-disabled", "true");
  link("Next").element().focus();
  await userEvent.keyboard("{Enter}");
  await shows("Leaf 15");
  await range("16–16 of 16");
  await expect.element(link("Next")).toHaveFocus();
  await expect.element(link("Next")).toHaveAttribute("aria-disabled", "true");
  await link("Previous").click();
  await expect.poll(shownTitles).toHaveLength(15);
  await range("1–15 of 16");
  await link("Next").click();
  await shows("Leaf 15");
  await link("First").click();
  await range("1–15 of 16");
  expect(addressForTests()).toBe("/contents/note?mine=1");
  await button("15 per page").click();
  await link("30 per page").click();
  await expect.poll(shownTitles).toHaveLength(16);
  expect(addressForTests()).toContain("size=30");
});

test("a page whose place in the list is unknown shows how many items it has", async () => {
  await renderList({ own: numbered("Leaf", 31), address: "/contents/note?next=15" });
  await expect.element(page.getByText("15 of 31", { exact: true })).toBeVisible();
  await link("Next").click();
  await expect.element(page.getByText("31–31 of 31", { exact: true })).toBeVisible();
});

test("the next page starts with an empty selection", async () => {
  await renderList({ own: numbered("Leaf", 17) });
  await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  await selected(15);
  await link("Next").click();
  await expect.poll(shownTitles).toHaveLength(2);
  await expect.element(bar).not.toBeInTheDocument();
});

test("a press with Shift selects a range of rows, and no text of them", async () => {
  await renderList({ own: ["Gull", "Heron", "Tern", "Wren"] });
  const beside = { position: { x: -8, y: 8 }, force: true };
  const select = (name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
  await select("Gull").click(beside);
  await select("Tern").click({ ...beside, modifiers: ["Shift"] });
  await expect.element(select("Heron")).toBeChecked();
  expect(String(getSelection())).toBe("");
});

test("another order of the same items keeps the selection", async () => {
  await renderList({ own: numbered("Reed", 15) });
  await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  await selected(15);
  await button("Order: Recently edited").click();
  await link("Oldest first").click();
  await expect.poll(() => shownTitles()[0]).toBe("Reed 14");
  await selected(15);
});

test("keys alone manage a list, and the focus is never lost", async () => {
  const { opened, notes } = await renderList({ own: ["One", "Two", "Three", "Four"] });
  const cursor = (title: string) => expect.element(link(title)).toHaveFocus();
  const press = (keys: string) => userEvent.keyboard(keys);
  await press("{ArrowDown}");
  await cursor("One");
  await press("{End}");
  await cursor("Four");
  await press("{Home}{ArrowDown}");
  await cursor("Two");
  await press("x{Shift>}{ArrowDown}{/Shift}");
  await cursor("Three");
  await selected(2);
  await press("{Delete}");
  await button("Delete 2").click();
  await shows("One", "Four");
  await cursor("Four");
  await press("{Control>}z{/Control}");
  await shows("One", "Two", "Three", "Four");
  await cursor("Two");
  await press("[Space]");
  await selected(1);
  await press("{Escape}");
  await expect.element(bar).not.toBeInTheDocument();
  await cursor("Two");
  await press("{Tab}{ArrowDown}");
  await cursor("Three");
  await press("e");
  await expect.poll(() => opened).toEqual([`/contents/note/${notes[2]?.sys.id}/edit`]);
});

test.each([
  ["desktop", 1440, 900],
  ["phone", 390, 844],
])(
  "a row's menu opens, shares and deletes it, and the focus stays in the list: %s",
  async (_, width, height) => {
    await page.viewport(width, height);
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { notes } = await renderList({ own: ["Heron", "Plover"] });
    const path = `/contents/note/${notes[0]?.sys.id}`;
    const menu = page.getByRole("dialog", { name: "Actions" });
    await button("Actions for Heron").click();
    const entry = (name: string) => menu.getByRole("link", { name, exact: true });
    await expect.element(entry("Open")).toHaveAttribute("href", path);
    await expect.element(entry("Open in a new tab")).toHaveAttribute("target", "_blank");
    await expect.element(menu.getByRole("link", { name: /^Edit/ })).toHaveAttribute("href", `${path}/edit`);
    await menu.getByRole("button", { name: "Copy link" }).click();
    await expect.element(page.getByText("Link copied.")).toBeVisible();
    expect(write).toHaveBeenCalledWith(location.origin + path);
    await button("Actions for Heron").click();
    await menu.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await shows("Plover");
    await expect.element(link("Plover")).toHaveFocus();
    await button("Undo").click();
    await shows("Heron", "Plover");
    await expect.element(link("Heron")).toHaveFocus();
  },
);

test("after a touch on a row ends, context menus open elsewhere", async () => {
  await page.viewport(390, 844);
  await renderList({ own: ["Gull"] });
  const touch = { bubbles: true, cancelable: true, pointerType: "touch" };
  const row = link("Gull").element();
  row.dispatchEvent(new PointerEvent("pointerdown", touch));
  expect(row.dispatchEvent(new PointerEvent("contextmenu", touch))).toBe(false);
  row.dispatchEvent(new PointerEvent("pointerup", touch));
  const search = page.getByRole("searchbox").element();
  expect(search.dispatchEvent(new PointerEvent("contextmenu", touch))).toBe(true);
});

test("an unreadable item is a row that says so, and a Space without totals shows none", async () => {
  const odd = [{ sys: { id: "odd-1" }, fields: { title: { "en-US": "Older" } } }, { sys: { id: "odd-2" } }];
  await renderList({ own: numbered("Leaf", 16), odd });
  await expect.poll(shownTitles).toHaveLength(15);
  await expect
    .element(page.getByText("“Older” can’t be shown: its data has an unexpected format."))
    .toBeVisible();
  await expect
    .element(page.getByText("“odd-2” can’t be shown: its data has an unexpected format."))
    .toBeVisible();
  await expect.element(page.getByText("1–17", { exact: true })).toBeVisible();
  await link("Next").click();
  await shows("Leaf 15");
  await expect.element(page.getByText("18–20", { exact: true })).toBeVisible();
  await expect.element(link("Next")).toHaveAttribute("aria-disabled", "true");
});

test("an unreadable item of the member's own can be opened and deleted by its id", async () => {
  const createdBy = (id: string) => ({ sys: { id } });
  const odd = [
    { sys: { id: "odd-1", createdBy: createdBy("ann") }, fields: { headline: { "en-US": "Older" } } },
    { sys: { id: "odd-2", createdBy: createdBy("bea") } },
  ];
  const { space } = await renderList({ own: ["Leaf"], odd });
  await expect.element(link("Open “Older”")).toHaveAttribute("href", "/contents/note/odd-1");
  await expect.element(link("Open “odd-2”")).toBeVisible();
  await expect.element(button("Delete “odd-2”")).not.toBeInTheDocument();
  await button("Delete “Older”").click();
  const question = page.getByRole("alertdialog", { name: "Delete “Older”?" });
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(link("Open “Older”")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(link("Open “Older”")).toBeVisible();
  await button("Delete “Older”").click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await pageDeletions().send();
  await expect.poll(() => space.odd).toEqual(odd.slice(1));
  await shows("Leaf");
});

test("after the device refuses an export, its file is let go of, and the next press starts again", async () => {
  await renderList({ own: ["Reed"] });
  const said: string[] = [];
  let isFull = true;
  const createWritable = async () => ({
    write: async () => {},
    close: async () => {
      said.push(isFull ? "full" : "closed");
      if (isFull) throw new DOMException("", "QuotaExceededError");
    },
    abort: async () => {
      said.push("let go");
      isFull = false;
    },
  });
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle("export", { create: true });
  vi.stubGlobal("showSaveFilePicker", async () => Object.assign(handle, { createWritable }));
  await button("Export").click();
  const dialog = page.getByRole("dialog", { name: "Export 1 item" });
  await dialog.getByRole("button", { name: "Export" }).click();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.getByRole("button", { name: "Export" }).click();
  await expect.element(dialog.getByText("1 item exported.")).toBeVisible();
  expect(said).toEqual(["full", "let go", "closed"]);
});

test("an export says how many items it left out", async () => {
  await renderList({ own: ["Leaf"], odd: [{ sys: { id: "odd-1" } }] });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.stubGlobal("showSaveFilePicker", undefined);
  await button("Export").click();
  await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
  await expect.element(page.getByText("1 item exported.")).toBeVisible();
  await expect
    .element(page.getByText("1 item was left out: its data has an unexpected format."))
    .toBeVisible();
});

test("the title of a row's menu ends within the screen of a phone", async () => {
  const title = "Reading the tide at Songjiho before sunrise, with a lamp";
  await page.viewport(360, 740);
  await renderList({ own: [title] });
  await button(`Actions for ${title}`).click();
  const menu = page.getByRole("dialog", { name: "Actions" });
  await expect.element(menu.getByText(title)).toBeVisible();
  expect(menu.element().scrollWidth).toBe(menu.element().clientWidth);
});

test("with text at twice its size the buttons of the selection keep their width", async () => {
  await renderList({ own: ["Heron"] });
  await page.getByRole("checkbox", { name: "Select Heron" }).click();
  await selected(1);
  await showLargeText();
  for (const tool of bar.getByRole("button").elements()) {
    expect(tool.clientWidth, tool.ariaLabel ?? "").toBeGreaterThanOrEqual(44);
    expect(tool.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  }
});
