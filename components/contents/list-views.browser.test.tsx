import { beforeEach, expect, onTestFinished, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { addressForTests } from "#components/ui/router-for-tests.tsx";
import { tabTo } from "#components/ui/tab-for-tests.ts";
import { renderList, shownTitles } from "./list-for-tests.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const mine = "/contents/note?mine=1";

beforeEach(() => page.viewport(1440, 900));

/** Writes the device's storage as another tab does, of which this one gets the event. */
function writeInOtherTab(change: (views: string) => string): void {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const storage = frame.contentWindow?.localStorage;
  for (const name of Object.keys(localStorage))
    storage?.setItem(name, change(localStorage.getItem(name) ?? ""));
  frame.remove();
}

test("a view gets a name, follows other tabs, is renamed, opened and removed", async () => {
  await renderList({ own: ["Gull"], address: `${mine}&order=sys.createdAt` });
  const dialog = page.getByRole("dialog", { name: "Saved views" });
  const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
  await button("Save view").click();
  await inDialog("Save view").click();
  await expect.element(dialog.getByText("Enter a name.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await button("Save view").click();
  await expect.element(dialog.getByText("Enter a name.")).not.toBeInTheDocument();
  await dialog.getByLabelText("Name").fill("Oldest of mine");
  await inDialog("Save view").click();
  await expect.element(dialog).not.toBeInTheDocument();
  const current = page.getByRole("button", { name: /Oldest of mine$/ });
  await expect.element(current).toHaveFocus();

  writeInOtherTab((views) => views.replace("Oldest of mine", "Of another tab"));
  await page.getByRole("button", { name: /Of another tab$/ }).click();
  await inDialog("Rename Of another tab").click();
  await dialog.getByLabelText("Name").fill("  ");
  await inDialog("Rename").click();
  await expect.element(dialog.getByText("Enter a name.")).toBeVisible();
  await dialog.getByLabelText("Name").fill("First ones");
  await inDialog("Rename").click();
  const first = dialog.getByRole("link", { name: "First ones" });
  await expect.element(first).toHaveAttribute("aria-current", "true");
  await expect.element(inDialog("Rename First ones")).toHaveFocus();
  await inDialog("Remove First ones").click();
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(dialog.getByText("Removed “First ones”.")).toBeVisible();
  await expect.element(inDialog("Undo")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(first).toHaveFocus();
  await expect.element(inDialog("Undo")).not.toBeInTheDocument();
});

test("a removed view is restored at its place", async () => {
  const view = (id: string, search: string) => ({ id, contentTypeId: "note", name: id, search });
  const views = [view("Mine", "mine=1"), view("Oldest", "order=sys.createdAt"), view("Tides", "q=tide")];
  localStorage.setItem("atrium:views:ann", JSON.stringify(views));
  await renderList({ own: ["Gull"], address: mine });
  await page.getByRole("button", { name: /Mine$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Saved views" });
  const names = () =>
    dialog
      .getByRole("link")
      .elements()
      .map(({ textContent }) => textContent);
  await dialog.getByRole("button", { name: "Remove Oldest" }).click();
  await dialog.getByRole("button", { name: "Remove Mine" }).click();
  await expect.poll(names).toEqual(["Tides"]);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect.poll(names).toEqual(["Mine", "Tides"]);
  expect(JSON.parse(localStorage.getItem("atrium:views:ann") ?? "")).toEqual([views[0], views[2]]);
});

test("a removed view whose name is taken by then is restored with a number", async () => {
  const view = (id: string, name: string) => ({ id, contentTypeId: "note", name, search: `${id}=1` });
  const long = "Wave ".repeat(12).trim();
  const views = [view("mine", long), view("b", "Tides"), view("c", `${long.slice(0, 56).trim()} 2`)];
  localStorage.setItem("atrium:views:ann", JSON.stringify(views));
  await renderList({ own: ["Gull"], address: mine });
  await page.getByRole("button", { name: new RegExp(long) }).click();
  const dialog = page.getByRole("dialog", { name: "Saved views" });
  await dialog.getByRole("button", { name: `Remove ${long}` }).click();
  await dialog.getByRole("button", { name: "Rename Tides" }).click();
  await dialog.getByLabelText("Name").last().fill(long);
  await dialog.getByRole("button", { name: "Rename", exact: true }).click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect.element(dialog.getByRole("link").first()).toHaveFocus();
  const names = dialog
    .getByRole("link")
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual([`${long.slice(0, 56).trim()} 3`, long, views[2]?.name]);
});

test("a saved view opens in place, and the dialog closes; on a phone it is behind “More”", async () => {
  await page.viewport(390, 844);
  const view = {
    id: "1",
    contentTypeId: "note",
    name: "Oldest of mine",
    search: "mine=1&order=sys.createdAt",
  };
  localStorage.setItem("atrium:views:ann", JSON.stringify([view]));
  await renderList({ own: ["Gull"], address: mine });
  await page.getByRole("banner").getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Saved views" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved views" });
  await dialog.getByLabelText("Name").fill(" Oldest  of mine");
  await dialog.getByRole("button", { name: "Save view" }).click();
  await expect.element(dialog.getByText("This list already has a view with this name.")).toBeVisible();
  await dialog.getByRole("link", { name: "Oldest of mine" }).click();
  await expect.poll(addressForTests).toBe(`${mine}&order=sys.createdAt`);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("chosen columns are requested and in the URL; the default ones don't change it", async () => {
  const { space } = await renderList({ own: ["Gull"] });
  const head = (name: string) => page.getByRole("columnheader", { name });
  const choice = page.getByRole("group", { name: "List columns" });
  await button("Columns").click();
  await choice.getByRole("checkbox", { name: "Version" }).click();
  await choice.getByRole("checkbox", { name: "Author" }).click();
  await choice.getByRole("checkbox", { name: "Data" }).click();
  await expect.element(head("Version")).toBeVisible();
  await expect.element(head("Author")).not.toBeInTheDocument();
  await expect.poll(() => space.queries.at(-1)?.get("select")).toContain("fields.data");
  expect(addressForTests()).toContain("columns=@updatedAt,data,@version");
  await choice.getByRole("button", { name: "Reset to default" }).click();
  await expect.element(head("Author")).toBeVisible();
  expect(addressForTests()).toBe("/contents/note");
});

test("columns are moved by presses and by keys, and the focus stays with the one that moves", async () => {
  await renderList({ own: ["Gull"] });
  const heads = () =>
    page
      .getByRole("columnheader")
      .elements()
      .map(({ textContent }) => textContent);
  const grip = (name: string) => page.getByRole("button", { name: new RegExp(`^Move ${name}, `) });
  await button("Columns").click();
  await grip("Author").click();
  await button("Move Author down").click();
  await expect.poll(addressForTests).toBe("/contents/note?columns=@updatedAt,@author");
  await expect.element(button("Move Author down")).toHaveFocus();
  await expect.element(page.getByText("Author moved to 2 of 2.")).toBeInTheDocument();
  await expect.poll(heads).toEqual(["", "Title", "Edited", "Author", "Actions"]);
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(heads).toEqual(["", "Title", "Author", "Edited", "Actions"]);
  await expect.element(grip("Author")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Move Author down")).not.toBeInTheDocument();
  await expect.element(grip("Author")).toBeVisible();
});

test("a second press where a column was moved away changes nothing", async () => {
  await renderList({ own: ["Gull"], address: "/contents/note?columns=@author,@updatedAt,elevation" });
  await button("Columns").click();
  await page.getByRole("button", { name: /^Move Author, / }).click();
  const { left, top, width, height } = button("Move Author down").element().getBoundingClientRect();
  const press = () =>
    userEvent.click(document.body, { position: { x: left + width / 2, y: top + height / 2 }, force: true });
  await press();
  await expect.poll(addressForTests).toMatch(/columns=@updatedAt,@author,elevation$/);
  await press();
  await press();
  await expect.element(button("Move Author down")).toBeVisible();
  expect(addressForTests()).toMatch(/columns=@updatedAt,@author,elevation$/);
});

test("columns are chosen and a view is saved by keys alone", async () => {
  await renderList({ own: ["Gull"], address: mine });
  const press = (keys: string) => userEvent.keyboard(keys);
  await tabTo(button("Columns"));
  await press("{Enter}");
  const choice = page.getByRole("group", { name: "List columns" });
  await expect.element(choice).toBeVisible();
  await tabTo(choice.getByRole("checkbox", { name: "Version" }));
  await press("[Space]");
  await expect.element(page.getByRole("columnheader", { name: "Version" })).toBeVisible();
  await press("{Escape}");
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(button("Columns")).toHaveFocus();
  await tabTo(button("Save view"));
  await press("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Saved views" });
  await expect.element(dialog.getByLabelText("Name")).toHaveFocus();
  await press("With versions{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /With versions$/ })).toHaveFocus();
});

test("columns that don't fit scroll beside the name; otherwise the head is sticky", async () => {
  await page.viewport(800, 700);
  const columns = "data,elevation,position,@author,@locales,@createdAt,@updatedAt,@version";
  await renderList({ own: ["Gull"], address: `/contents/note?columns=${columns}` });
  const head = page.getByRole("columnheader", { name: "Version" }).element();
  const scroller = document.querySelector("[data-wide]")?.parentElement;
  const leftOf = (element: Element) => element.getBoundingClientRect().left;
  const name = page.getByRole("link", { name: "Gull" });
  expect(leftOf(head)).toBeGreaterThan(800);
  scroller?.scrollTo({ left: 2000 });
  await expect.poll(() => leftOf(head)).toBeLessThan(800);
  expect(leftOf(name.element())).toBeGreaterThanOrEqual(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(800);
  await page.viewport(1800, 900);
  await expect.poll(() => scroller && getComputedStyle(scroller).overflowX).toBe("visible");
});

test("remembered columns apply to a URL without parameters", async () => {
  await renderList({ own: ["Gull"], remembered: { columns: ["@version"] } });
  await expect.element(page.getByRole("columnheader", { name: "Version" })).toBeVisible();
  await expect.poll(addressForTests).toBe("/contents/note?columns=@version");
});

test("a URL with any parameter shows the default columns", async () => {
  await renderList({ own: ["Gull"], address: mine, remembered: { columns: ["@version"] } });
  await expect.element(page.getByRole("columnheader", { name: "Author" })).toBeVisible();
  expect(addressForTests()).toBe(mine);
});

test.each([
  ["columns=story", "This list can’t show those columns"],
  ["fields.elevation.en-US[gte]=high", "“high” isn’t valid for Elevation. Enter a whole number such as 8."],
  [
    // Of a surrogate pair the sentence has both halves or none.
    `fields.elevation.en-US[gte]=x${"🌊".repeat(40)}`,
    `“x${"🌊".repeat(29)}…” isn’t valid for Elevation.`,
  ],
  ["fields.elevation.en-US[prefix]=1", "Elevation can’t be compared by “prefix”."],
  [
    "fields.elevation=1",
    "a language that Elevation isn’t available in. Write it as fields.elevation.en-US=…",
  ],
  ["filter[fields.elevation.en-US]=1", "Write the condition directly"],
  ["fields.height.en-US=1", "It filters by “fields.height.en-US”, a field that notes don’t have."],
  ["fields.position.en-US[near]=128,38", "“128,38” isn’t valid for Position."],
])("an address that no list has is answered with a sentence: %s", async (query, sentence) => {
  await renderList({ own: ["Gull"], address: `/contents/note?${query}`, isShown: false });
  await expect.element(page.getByText(sentence, { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Show everything" }))
    .toHaveAttribute("href", "/contents/note");
});

test("nothing matches: the filters can be cleared at once", async () => {
  await renderList({
    own: ["Gull"],
    address: "/contents/note?fields.elevation.en-US[gt]=9000",
    isShown: false,
  });
  await expect.element(page.getByRole("heading", { name: "No matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect.poll(shownTitles).toEqual(["Gull"]);
});

test.each([390, 1440])("a list of %i px is printed without its buttons and checkboxes", async (width) => {
  await page.viewport(width, 844);
  await renderList({ own: ["Gull"] });
  const main = page.getByRole("link", { name: "Gull" });
  const more = page.getByRole("button", { name: /^Actions for/ });
  await expect.element(more).toBeVisible();
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  onTestFinished(async () => void (await cdp().send("Emulation.setEmulatedMedia", { media: "" })));
  await expect.element(main).toBeVisible();
  const shown = document.querySelectorAll(
    "[data-row] button, [data-row] input, thead input, header a, header button",
  );
  expect([...shown].filter((each) => each.checkVisibility({ visibilityProperty: true }))).toEqual([]);
});

test("on a phone the links to other pages begin and end where the rows do", async () => {
  await page.viewport(390, 844);
  await renderList({ own: ["Gull"] });
  const links = page.getByRole("navigation", { name: "Pages" }).getByRole("link");
  await expect.element(links.first()).toBeVisible();
  const [first, last] = [links.first(), links.last()].map((link) => link.element().getBoundingClientRect());
  const bar = page.getByRole("navigation", { name: "Pages" }).element().getBoundingClientRect();
  expect((first?.left ?? 0) - bar.left).toBe(bar.right - (last?.right ?? 0));
});
