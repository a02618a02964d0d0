import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { visit } from "./accessibility/visit.ts";
import { expect, test } from "./signed-in.ts";

// The demo's, and a few that other tests put there.
const places = "/contents/place";
const ofSongjiho = "fields.position.en-US[near]=128.5182,38.3341,25";

test.beforeEach(() => {
  // A busy machine needs its time: what counts is that it gets there.
  test.slow();
});

test("a filter is added, edited and removed, each with a URL; a search follows typing @once", async ({
  page,
  browser,
}) => {
  await page.goto(places);
  const panel = await begin(page);
  await panel.getByRole("button", { name: "Elevation" }).click();
  await panel.getByLabel("Condition").selectOption("is at least");
  await panel.getByLabel("Value", { exact: true }).fill("40");
  await panel.getByRole("button", { name: "Show 8 places" }).click();
  await expect(panel).toBeHidden();
  await expect(rows(page)).toHaveCount(8);
  await expect(page).toHaveURL(/\/contents\/place\?fields\.elevation\.en-US\[gte\]=40$/);

  await page.getByRole("button", { name: "Elevation at least 40 m", exact: true }).click();
  const change = page.getByRole("dialog", { name: "Filter", exact: true });
  await expectNoViolation(page);
  await change.getByLabel("Value", { exact: true }).fill("100");
  await change.getByRole("button", { name: "Show 3 places" }).click();
  await expect(rows(page)).toHaveCount(3);

  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(chips(shared)).toHaveText(["Elevation at least 100 m"]);
  await expect(rows(shared)).toHaveCount(3);
  await context.close();

  await page.goBack();
  await expect(rows(page)).toHaveCount(8);
  await test.step("the map shows the filtered items, and Back shows the table", async () => {
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page.getByText("Showing 8 of 8 on the map.")).toBeVisible();
    await expect(page).toHaveURL(/\[gte\]=40&view=map$/);
    await page.locator("[data-pin]").first().press("Enter");
    await expectNoViolation(page);
    await page.goBack();
    await expect(page.getByRole("columnheader", { name: "Elevation" })).toBeVisible();
  });
  await test.step("a day is picked as the member's own, and two filters hold together", async () => {
    const another = await begin(page);
    await another.getByRole("button", { name: "Published" }).click();
    await another.getByLabel("Value", { exact: true }).fill("2020-09-01");
    await another.getByRole("button", { name: "Show 8 places" }).click();
    await expect(chips(page)).toHaveText(["Elevation at least 40 m", "Published after 1 Sep 2020"]);
    // Seoul's day ends nine hours before the one of UTC.
    await expect(page).toHaveURL(/sys\.publish\.at\[gt\]=2020-09-01T14:59:59\.999Z/);
    await page.getByRole("button", { name: "Remove Published after 1 Sep 2020" }).click();
    await expect(chips(page)).toHaveCount(1);
  });
  await page.getByRole("button", { name: "Remove Elevation at least 40 m" }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(15);
  await expect(page).toHaveURL(/\/contents\/place$/);

  await test.step("a search follows typing and is one entry of the history", async () => {
    await visit(page, "/contents/walk");
    const before = await page.evaluate(() => window.history.length);
    await expect(rows(page)).not.toHaveCount(0);
    const box = page.getByRole("searchbox", { name: "Search walks" });
    await page.keyboard.press("/");
    await expect(box).toBeFocused();
    const name = ((await rows(page).first().getByRole("link").textContent()) ?? "").slice(2, 8).toUpperCase();
    await box.pressSequentially(name, { delay: 30 });
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === name);
    await expect(rows(page).first()).toBeVisible();
    await box.fill("xyzzyxq");
    await expect(page.getByRole("heading", { name: "No matches" })).toBeVisible();
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page).toHaveURL(/\/contents\/walk$/);
    await expect(box).toHaveValue("");
    await expect(rows(page)).not.toHaveCount(0);
    expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(before + 1);
  });
});

test("no part of the sheet is beyond 320 pixels", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${places}?${ofSongjiho}&fields.openAllYear.en-US=true`);
  await page.getByRole("button", { name: "Filters, 2 active" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name: /^Position within/ }).click();
  await expect(sheet.getByLabel("Distance")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoViolation(page);
});

async function expectNoViolation(page: Page): Promise<void> {
  // Without a page of axe's own, as there are no frames here.
  const { violations } = await new AxeBuilder({ page })
    .include("main")
    .options({ resultTypes: ["violations"], preload: false })
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

/** Opens the panel for one more filter. */
async function begin(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Filter", exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

function rows(page: Page): Locator {
  return page.locator("tbody tr:has([data-row-link])");
}

function chips(page: Page): Locator {
  return page.locator("[data-chip] > button:first-child");
}
