import type { Page } from "@playwright/test";
import { listening } from "./listening.ts";
import { itemPage } from "./portal.ts";
import { expect, test } from "./signed-in.ts";
import { makeContent } from "./space-calls.ts";

let count = 0;
const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()} ${count++}`;
const heading = (page: Page, title: string) =>
  page.getByRole("heading", { name: title, level: 1, exact: true });

/** From the list to an own item, and to its editor. */
async function edit(page: Page, title: string): Promise<void> {
  await makeContent(page, "article", { title: { "en-US": title } });
  await page.goto("/contents/article");
  await page.getByRole("link", { name: title }).first().click();
  await expect(heading(page, title)).toBeVisible();
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await page.waitForURL(/\/edit$/);
}

test("after Edit and Publish, or Edit and Escape, the item is current, and Back shows the list @once", async ({
  page,
}) => {
  const title = named("Before");
  const later = named("After");
  await edit(page, title);
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(later);
  await page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click();
  await expect(heading(page, later)).toBeVisible();
  await expect(page).toHaveURL(/\/contents\/article\/[^/]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contents\/article$/);

  await test.step("Escape leaves the editor for the item, too", async () => {
    const left = named("Left");
    await edit(page, left);
    await expect(page.getByLabel(/^Title/).first()).toHaveValue(left);
    await page.keyboard.press("Escape");
    // The editor has the same heading.
    await page.waitForURL(itemPage);
    await expect(heading(page, left)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/contents\/article$/);
  });
});

test("a reloaded item keeps its scroll position, also by Back from a reloaded editor @once", async ({
  page,
}) => {
  const made = await makeContent(page, "article", { title: { "en-US": named("Loaded") } });
  const item = `/contents/article/${made.sys.id}`;
  const scrolled = () => page.evaluate(() => document.getElementById("sheet")?.scrollTop);
  await page.setViewportSize({ width: 1440, height: 200 });
  await page.goto(item);
  // Scripts note where a page was when it is left.
  await listening(page, "#sheet");
  await page.evaluate(() => document.getElementById("sheet")?.scrollTo({ top: 90, behavior: "instant" }));
  await page.reload();
  await expect.poll(scrolled).toBe(90);
  await page.keyboard.press("e");
  await page.waitForURL(`${item}/edit`);
  await page.reload();
  await page.goBack();
  await page.waitForURL(item);
  await expect.poll(scrolled).toBe(90);
});
