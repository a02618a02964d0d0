import { confirmDelete } from "./confirm-delete.ts";
import { NoteAuthor, openList, rows, titles, tool } from "./list/note-author.ts";
import { expect, test } from "./portal.ts";

const mine = "/contents/note?mine=1";

test("a view gets a name, is known by it in every tab, is renamed, and goes", { tag: "@once" }, async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(["Gull"]);
  const other = await context.newPage();
  await openList(other, mine);
  await openList(page, `${mine}&order=sys.createdAt`);
  const open = () => tool(page, isMobile, "Save view", "Saved views");
  await open();
  const dialog = page.getByRole("dialog", { name: "Saved views" });
  await dialog.getByRole("button", { name: "Save view" }).click();
  await expect(dialog.getByText("Write a name for it.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Oldest of mine");
  await dialog.getByRole("button", { name: "Save view" }).click();
  await expect(dialog).toHaveCount(0);
  if (!isMobile) await expect(page.getByRole("button", { name: "Oldest of mine" })).toBeFocused();

  await tool(other, isMobile, "Save view", "Saved views");
  const there = other.getByRole("dialog", { name: "Saved views" });
  await there.getByRole("link", { name: "Oldest of mine" }).click();
  await expect(other).toHaveURL(/mine=1&order=sys\.createdAt$/);
  await expect(there).toHaveCount(0);

  await tool(page, isMobile, "Oldest of mine", "Saved views");
  await dialog.getByRole("button", { name: "Rename Oldest of mine" }).click();
  await dialog.getByLabel("Name").fill("  ");
  await dialog.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(dialog.getByText("Write a name for it.")).toBeVisible();
  await dialog.getByLabel("Name").fill("First ones");
  await dialog.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(dialog.getByRole("link", { name: "First ones" })).toHaveAttribute("aria-current", "true");
  await expect(dialog.getByRole("button", { name: "Rename First ones" })).toBeFocused();
  if (!isMobile) await expect(other.getByRole("button", { name: "First ones" })).toBeVisible();
  await dialog.getByRole("button", { name: "Remove First ones" }).click();
  await expect(dialog.getByRole("link", { name: "First ones" })).toHaveCount(0);
  await expect(dialog.locator(":focus")).toHaveCount(1);
});

test("columns are chosen, are in the address, and are there again in the first HTML @once", async ({
  page,
  context,
  portal,
  browser,
}) => {
  test.slow();
  await (await NoteAuthor.in(context, portal.url)).write(["Gull"], "Over the pier");
  await openList(page, "/contents/note");
  const asked = page.waitForRequest(/select=[^&]*fields\.data/);
  await page.getByRole("button", { name: "Columns" }).click();
  const choice = page.getByRole("group", { name: "Columns of the list" });
  await choice.getByRole("checkbox", { name: "Version" }).check();
  await choice.getByRole("checkbox", { name: "Written by" }).uncheck();
  await choice.getByRole("checkbox", { name: "Data" }).check();
  await asked;
  await expect(page).toHaveURL(/columns=@updatedAt,data,@version|columns=%40updatedAt/);
  await expect(page.getByRole("columnheader", { name: "Version" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Written by" })).toHaveCount(0);

  const bare = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    baseURL: portal.url,
  });
  const first = await bare.newPage();
  await first.goto("/contents/note");
  await expect(first.getByRole("columnheader", { name: "Version" })).toBeVisible();
  await expect(rows(first)).toHaveCount(15);
  await bare.close();

  await openList(page, "/contents/note");
  await expect(page).toHaveURL(/columns=/);
  await page.goto("/contents/note?mine=1");
  await expect(page.getByRole("columnheader", { name: "Written by" })).toBeVisible();
  await openList(page, "/contents/note");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Show the usual ones" }).click();
  await expect(page).toHaveURL(/\/contents\/note$/);
  await page.goto("/contents/note?columns=story");
  await expect(page.getByText("It asks for columns that this list can’t show")).toBeVisible();
});

test("columns are those of the view that is open, and are chosen on the page that one is on @once @whole", async ({
  page,
  context,
  portal,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(
    Array.from({ length: 16 }, (_, index) => `Wrack ${index}`),
  );
  await openList(page, `${mine}&columns=@version`);
  const button = page.getByRole("button", { name: "Columns" });
  const check = (name: string) =>
    page.getByRole("group", { name: "Columns of the list" }).getByRole("checkbox", { name });
  await button.click();
  await expect(check("Version")).toBeChecked();
  await check("Data").check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/data/);
  await page.evaluate((address) => window.history.pushState(null, "", address), `${mine}&columns=@author`);
  await expect(page.getByRole("columnheader", { name: "Written by" })).toBeVisible();
  await button.click();
  await expect(check("Written by")).toBeChecked();
  await expect(check("Version")).not.toBeChecked();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Next" }).click();
  await expect(rows(page)).toHaveCount(1);
  await button.click();
  await check("Version").check();
  await expect(page.getByRole("columnheader", { name: "Version" })).toBeVisible();
  await expect(page).toHaveURL(/next=/);
  await expect(rows(page)).toHaveCount(1);
});

test("a list is tended by keys alone, and the focus is never lost @once", async ({
  page,
  context,
  portal,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(["One", "Two", "Three", "Four"]);
  await openList(page, mine);
  const cursor = (title: string) =>
    expect(page.getByRole("link", { name: title, exact: true })).toBeFocused();
  const press = (key: string) => page.keyboard.press(key);
  await press("ArrowDown");
  await cursor("One");
  await press("End");
  await cursor("Four");
  await press("Home");
  await press("ArrowDown");
  await cursor("Two");
  await press("x");
  await press("Shift+ArrowDown");
  await cursor("Three");
  await expect(page.getByText("2 selected")).toBeVisible();
  await press("Delete");
  await confirmDelete(page);
  await expect.poll(() => titles(page)).toEqual(["One", "Four"]);
  await cursor("Four");
  await press("Control+z");
  await expect(rows(page)).toHaveCount(4);
  await cursor("Two");
  await press("Space");
  await expect(page.getByText("1 selected")).toBeVisible();
  await press("Escape");
  await expect(page.getByRole("toolbar")).toHaveCount(0);
  await cursor("Two");
  await press("Tab");
  await press("ArrowDown");
  await cursor("Three");
  await press("e");
  await expect(page).toHaveURL(/\/edit$/);
});

test("a key that is pressed before the list hears keys is heard when it does @once @whole", async ({
  page,
  context,
  portal,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(["One", "Two", "Three"]);
  const html = await (await page.request.get(mine)).text();
  const late = Promise.withResolvers<void>();
  // What the first HTML does not name is on its way for as long as we like.
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await late.promise;
    await route.continue();
  });
  await page.goto(mine, { waitUntil: "commit" });
  const search = page.getByRole("searchbox");
  await page.waitForFunction(() => "keyQueue" in window);
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await search.blur();
  for (const key of ["ArrowDown", "ArrowDown", "x", "Shift+ArrowDown"]) await page.keyboard.press(key);
  await expect(page.getByRole("link", { name: "One", exact: true })).not.toBeFocused();
  late.resolve();
  await expect(page.getByRole("link", { name: "Three", exact: true })).toBeFocused();
  await expect(page.getByText("2 selected")).toBeVisible();
});

test("a thumb that rests on a card picks it, and then presses pick", { tag: "@phone" }, async ({
  page,
  context,
  portal,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(["Crab", "Whelk"]);
  const touch = await context.newCDPSession(page);
  // What hears a resting thumb comes a moment after the list; before it a press opens the item.
  await expect(async () => {
    await openList(page, mine);
    const box = await page.getByRole("link", { name: "Crab" }).boundingBox();
    if (box === null) throw new Error("no card");
    const point = { x: box.x + 20, y: box.y + 10 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    try {
      await expect(page.getByText("1 selected")).toBeVisible({ timeout: 2_000 });
    } finally {
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
  }).toPass();
  await page.getByRole("link", { name: "Whelk" }).tap();
  await expect(page.getByText("2 selected")).toBeVisible();
  await expect(page).toHaveURL(/mine=1$/);
  for (const control of await page.getByRole("toolbar").getByRole("button").all()) {
    const size = await control.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole("button", { name: "Clear selection" }).click();
  const more = await page.getByRole("button", { name: "Actions for Crab" }).boundingBox();
  expect(Math.min(more?.width ?? 0, more?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test("a touch on a row, once it is over, keeps no menu from opening elsewhere", { tag: "@phone" }, async ({
  page,
  context,
  portal,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(["Gull"]);
  await openList(page, mine);
  const opens = await page.evaluate(() => {
    const touch = { bubbles: true, cancelable: true, pointerType: "touch" };
    const row = document.querySelector("tr[data-row] [data-row-link]");
    row?.dispatchEvent(new PointerEvent("pointerdown", touch));
    row?.dispatchEvent(new PointerEvent("pointerup", touch));
    const field = document.querySelector("[data-list] search input");
    return field?.dispatchEvent(new PointerEvent("contextmenu", touch));
  });
  expect(opens).toBe(true);
});
