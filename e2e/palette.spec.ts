import type { Page } from "@playwright/test";
import { keptDrafts } from "./kept-drafts.ts";
import { expect, test } from "./signed-in.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search or jump to" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

/** Keys are heard from when the page runs here: then the entry names its own. */
async function hearsKeys(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Search or jump to" })).toContainText(/Ctrl K|⌘K/);
}

/** By the key on a desktop, by the button on a phone. */
async function openPalette(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole("button", { name: "Search or jump to" }).first().click();
  else {
    await hearsKeys(page);
    await page.keyboard.press("Control+k");
  }
  await expect(box(page)).toBeFocused();
}

test("items of every type are found by name and opened @both", async ({ page, isMobile }) => {
  test.slow();
  await page.goto("/");
  await openPalette(page, isMobile);
  await expect(option(page, "Places")).toBeVisible();
  await page.keyboard.type("mudflat");
  const found = page.getByRole("group", { name: "Articles" }).getByRole("option").first();
  await expect(found).toContainText(/mudflat/i);
  await expect(found.locator("mark")).toHaveText(/mudflat/i);
  await expect(found).toHaveAttribute("aria-selected", "true");
  await expect(box(page)).toHaveAttribute("aria-activedescendant", (await found.getAttribute("id")) ?? "");
  await expect(page.getByRole("status").filter({ hasText: /\d+ results/ })).toBeAttached();
  if (isMobile) await found.click();
  else await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/mudflat/i);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goBack();
  await openPalette(page, isMobile);
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option").first()).toContainText(
    /mudflat/i,
  );
});

test("something new begins with the title that was typed, and a page loaded again does not bring it back @whole", {
  tag: "@once",
}, async ({ page, isMobile }) => {
  test.slow();
  const title = `Tide of ${test.info().project.name} ${Date.now()}`;
  await page.goto("/");
  await openPalette(page, isMobile);
  await page.keyboard.type(title);
  await option(page, `New article called “${title}”`).click();
  const field = page.getByLabel(/^Title/).first();
  await expect(field).toHaveValue(title);
  await expect(page).not.toHaveURL(/title=/);
  await field.fill(`${title}, changed`);
  await expect.poll(() => keptDrafts(page)).toContain(`${title}, changed`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/contents\/article$/);
  await page.goBack();
  await expect(page.getByText(/^Draft from .* restored/)).toBeVisible();
  await expect(field).toHaveValue(`${title}, changed`);
  await expect(page.getByText("no longer has a field for 1 text")).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue(`${title}, changed`);

  // The draft is found by its name.
  await page.goto("/");
  await openPalette(page, isMobile);
  await page.keyboard.type(title.slice(0, 20));
  await expect(
    page.getByRole("group", { name: "Drafts on this device" }).getByRole("option").first(),
  ).toContainText(title);
});

test("saved views stand in the rail, and in the palette @once @whole", async ({ page }) => {
  await page.goto("/contents/article");
  const memberId = await page.evaluate(
    () => JSON.parse(localStorage.getItem("atrium-session") ?? "{}").memberId,
  );
  await page.evaluate(
    (name) =>
      localStorage.setItem(
        name,
        JSON.stringify([{ id: "1", contentTypeId: "article", name: "Mine of all", search: "mine=1" }]),
      ),
    `atrium:views:${memberId}`,
  );
  await page.reload();
  const place = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Mine of all" });
  await place.click();
  await expect(page).toHaveURL(/mine=1$/);
  await expect(place).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("mine of");
  await expect(option(page, /Mine of all/)).toContainText("Saved view");
});
