import type { Locator } from "@playwright/test";
import { holdScripts } from "./held-scripts.ts";
import { NoteAuthor, openList, rows } from "./list/note-author.ts";
import { expect, test } from "./portal.ts";

const mine = "/contents/note?mine=1";

test("chosen columns and their widths are there again in the first HTML @once", async ({
  page,
  context,
  portal,
  browser,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(["Gull"], "Over the pier");
  await openList(page, "/contents/note");
  await page.getByRole("button", { name: "Columns" }).click();
  const choice = page.getByRole("group", { name: "List columns" });
  await choice.getByRole("checkbox", { name: "Version" }).check();
  const version = page.getByRole("columnheader", { name: "Version" });
  await expect(version).toBeVisible();
  await page.keyboard.press("Escape");
  const usual = await widthOf(version);
  await page.getByRole("separator", { name: "Width of Version" }).press("Shift+ArrowRight");
  await expect.poll(() => widthOf(version)).toBe(usual + 40);

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

  await holdScripts(page);
  await page.goto("/contents/note", { waitUntil: "commit" });
  await expect.poll(() => widthOf(version)).toBe(usual + 40);
});

const widthOf = (cell: Locator) => cell.evaluate((element) => Math.round(element.clientWidth));

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
    page.getByRole("group", { name: "List columns" }).getByRole("checkbox", { name });
  await button.click();
  await expect(check("Version")).toBeChecked();
  await check("Data").check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/data/);
  await page.evaluate((address) => window.history.pushState(null, "", address), `${mine}&columns=@author`);
  await expect(page.getByRole("columnheader", { name: "Author" })).toBeVisible();
  await button.click();
  await expect(check("Author")).toBeChecked();
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

test("a key pressed before the list handles keys takes effect afterwards @once @whole", async ({
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
