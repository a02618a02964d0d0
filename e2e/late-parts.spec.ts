import { dropOnPage } from "./drop-on-page.ts";
import { holdScripts, losePartsOf } from "./held-scripts.ts";
import { NoteAuthor, openList, rows, titles, tool } from "./list/note-author.ts";
import { listening } from "./listening.ts";
import { expect, test } from "./portal.ts";
import { png } from "./real-files.ts";
import { firstIds } from "./space-calls.ts";

test.use({ expectedConsole: [/Failed to load resource/], serviceWorkers: "block" });

const mine = "/contents/note?mine=1";
const missing = "Couldn’t load this.";

test.beforeEach(async ({ context, portal }) => {
  await (await NoteAuthor.in(context, portal.url)).write(["Birch", "Ash"]);
});

test("small scripts that get lost take no row along; menu, filter and dialog say so, and load when they are used again, as do those that send a file", {
  tag: "@once",
}, async ({ page, isMobile }) => {
  const bringBack = await losePartsOf(page, mine);
  const lost = page.waitForEvent("requestfailed");
  await openList(page, mine);
  await lost;
  const title = `early ${Date.now()}`;
  const file = await png(`${title}.png`);
  const made = () => firstIds(page, `media?fields.title.en-US=${encodeURIComponent(title)}`, 2);
  await test.step("a file that is dropped waits", async () => {
    const lostToo = page.waitForEvent("requestfailed");
    await dropOnPage(page, [file]);
    await lostToo;
    expect(await made()).toEqual([]);
  });
  const panel = page.getByRole("dialog", { name: "Filter", exact: true });
  await test.step("a filter and a dialog say so", async () => {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await expect(panel.getByRole("alert")).toContainText(missing);
    await page.keyboard.press("Escape");
    await tool(page, isMobile, "Export");
    const notLoaded = page.getByRole("alertdialog", { name: missing });
    await notLoaded.getByRole("button", { name: "Close" }).click();
    await expect(notLoaded).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Actions for Birch" }).click();
  const menu = page.getByRole("dialog", { name: "Actions" });
  await expect(menu.getByRole("alert")).toContainText(missing);
  await expect(rows(page)).toHaveCount(2);
  await menu.getByRole("button", { name: "Try again" }).click();
  await expect(menu.getByRole("alert")).toContainText(missing);
  bringBack();
  await menu.getByRole("button", { name: "Try again" }).click();
  await expect(menu.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await expect(menu).toBeFocused();
  await page.keyboard.press("Escape");
  await test.step("they load when they are used again", async () => {
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await panel.getByRole("button", { name: "Title" }).click();
    await page.keyboard.press("Escape");
    await tool(page, isMobile, "Export");
    const dialog = page.getByRole("dialog", { name: "Export 2" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rows(page)).toHaveCount(2);
  });
  await test.step("the file becomes one Media", async () => {
    await expect(page.getByText(file.name).first()).toBeVisible();
    await expect.poll(async () => (await made()).length, { timeout: 30_000 }).toBe(1);
  });
});

test("a profile stays usable if the photo picker can't be loaded @whole", { tag: "@once" }, async ({
  page,
}) => {
  await losePartsOf(page, "/profile");
  await page.goto("/profile");
  await listening(page, "[data-part=avatar] input[type=file]");
  await page.getByRole("button", { name: "Choose" }).click();
  await expect(page.getByRole("alert").filter({ hasText: missing })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nickname" })).toBeVisible();
});

test("a filter, a row's menu, a search and a check that were quicker than the scripts count @whole", {
  tag: "@once",
}, async ({ page }) => {
  const early = async (press: () => Promise<void>) => {
    const release = await holdScripts(page);
    await page.goto(mine, { waitUntil: "commit" });
    await press();
    release();
  };
  await early(() => page.getByRole("button", { name: "Filter", exact: true }).click());
  const panel = page.getByRole("dialog", { name: "Filter", exact: true });
  await expect(panel.getByRole("button", { name: "Title" })).toBeVisible();

  await early(() => page.getByRole("button", { name: "Actions for Ash" }).click());
  const menu = page.getByRole("dialog", { name: "Actions" });
  await expect(menu.getByText("Ash")).toBeVisible();
  await expect(menu.getByRole("link", { name: "Edit", exact: true })).toBeVisible();

  await early(() => page.getByRole("checkbox", { name: "Select Ash" }).click());
  await expect(page.getByRole("toolbar").getByText("1 selected")).toBeVisible();

  await early(() => page.getByRole("searchbox").fill("bir"));
  await expect(page).toHaveURL(/q=bir/);
  await expect.poll(() => titles(page)).toEqual(["Birch"]);
});
