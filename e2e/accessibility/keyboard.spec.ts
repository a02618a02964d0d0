import type { Page } from "@playwright/test";
import { listening } from "../listening.ts";
import { expectFocus } from "../look.ts";
import { itemPage } from "../portal.ts";
import { expect, test } from "../signed-in.ts";
import { changeContent, type MadeContent } from "../space-calls.ts";

test.use({ expectedConsole: [/Failed to load resource/] });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Goes on with Tab until something has the focus; every stop on the way can be seen. */
async function tabTo(page: Page, selector: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const wanted = page.locator(selector).filter({ visible: true }).first();
  for (let stops = 0; stops < 80; stops++) {
    if (await wanted.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(key);
    await expectFocus(page, `${key} towards ${selector}`);
  }
  throw new Error(`${selector} is not reached by ${key}`);
}

test("by keyboard alone: write, filter, change, settle a conflict, delete", { tag: "@once" }, async ({
  page,
}) => {
  test.slow();
  const title = `By keys ${Date.now()}`;
  await page.goto("/contents/article");
  await expect(page.getByRole("row").nth(1)).toBeVisible();

  await test.step("write", async () => {
    await listening(page, '[aria-keyshortcuts="N"]');
    await page.keyboard.press("n");
    await expect(page).toHaveURL(/\/new$/);
    await expectFocus(page, "opening the editor");
    await page.keyboard.type(title);
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page).toHaveURL(itemPage);
    await expect(heading(page)).toHaveText(title);
    await expectFocus(page, "publishing");
  });

  await test.step("filter", async () => {
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/contents\/article(\?|$)/);
    // Blocks that stand for rows are rows too.
    await expect(page.locator("[data-row-link]").first()).toBeVisible();
    await page.keyboard.press("/");
    await expectFocus(page, "going to the search");
    await page.keyboard.type(title);
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-row-link]")).toHaveCount(1);
    await expectFocus(page, "searching");
    await page.keyboard.press("ArrowDown");
    await expectFocus(page, "going to the row");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(title);
    await expectFocus(page, "opening the row");
  });

  await test.step("change, and settle a conflict", async () => {
    await page.keyboard.press("e");
    await expect(page).toHaveURL(/\/edit$/);
    await expectFocus(page, "editing");
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(", mine");
    await changeBehind(page, title);
    await page.keyboard.press("ControlOrMeta+s");
    await settleConflict(page);
    await expect(heading(page)).toHaveText(`${title}, mine`);
    await expectFocus(page, "settling the conflict");
  });

  await test.step("delete", async () => {
    await tabTo(page, "[popovertarget=item-menu]", "Shift+Tab");
    await page.keyboard.press("Enter");
    await expectFocus(page, "opening the menu");
    await tabTo(page, ":popover-open [data-tone=danger]");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
    await tabTo(page, "[role=alertdialog] [data-variant=danger-fill]");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Deleted/)).toBeVisible();
    await expect(page.locator("[data-row-link]").filter({ hasText: title })).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expectFocus(page, "deleting");
  });
});

async function changeBehind(page: Page, title: string): Promise<void> {
  const [id = ""] = /[^/]+(?=\/edit$)/.exec(page.url()) ?? [];
  const made: MadeContent = { sys: { id, version: 1 }, fields: { title: { "en-US": title } } };
  await changeContent(page, made, { title: { "en-US": `${title}, theirs` } });
}

/** Publishing leads to what is left to choose; mine, and then again. */
async function settleConflict(page: Page): Promise<void> {
  await page
    .getByText(/while you were editing/)
    .first()
    .waitFor();
  await expectFocus(page, "being told of a conflict");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.locator("input[type=radio]:focus")).toHaveCount(1);
  await expectFocus(page, "going to what is left to choose");
  await page.keyboard.press("Space");
  await expect(page.getByText("All fields chosen.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
}
