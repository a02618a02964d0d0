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

test("what is typed is found by name, of every type, and gone to @both", async ({ page, isMobile }) => {
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

  await page.goto("/");
  await openPalette(page, isMobile);
  await expect(page.getByRole("group", { name: "Chosen lately" }).getByRole("option").first()).toContainText(
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
  await expect(page.getByText("One text is kept here")).toHaveCount(0);
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

test("the search goes on in a list", { tag: "@once" }, async ({ page, isMobile }) => {
  await page.goto("/");
  await openPalette(page, isMobile);
  await page.keyboard.type("harbour");
  await page
    .getByRole("group", { name: "Search everything for “harbour”" })
    .getByRole("option", { name: /In places/ })
    .click();
  await expect(page).toHaveURL(/\/contents\/place\?q=harbour$/);
});

test("by keys alone: there and back, to the ends, in a new tab @once", async ({ page }) => {
  await page.goto("/contents/article");
  await hearsKeys(page);
  // Pressed and typed on at once: nothing of it is lost while the rest is fetched.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("pla");
  await expect(box(page)).toHaveValue("pla");
  const selected = page.getByRole("option", { selected: true });
  await expect(selected).toHaveText("Places");
  await expect(page.getByRole("option").last()).toHaveText(/^In walks|^In notes/);
  await page.keyboard.press("ArrowUp");
  await expect(selected).toHaveText(/^In walks|^In notes/);
  await page.keyboard.press("Home");
  await expect(selected).toHaveText("Places");
  await page.keyboard.press("End");
  await expect(selected).not.toHaveText("Places");
  await page.keyboard.press("Home");
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await expect(await opened).toHaveURL(/\/contents\/place$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await expect(page).toHaveURL(/\/contents\/walk$/);
});

test("an Enter that ends a syllable opens nothing @once @whole", async ({ page }) => {
  await page.goto("/contents/article");
  await hearsKeys(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send("Input.imeSetComposition", { text: "바람", selectionStart: 2, selectionEnd: 2 });
  await box(page).dispatchEvent("keydown", { key: "Enter", code: "Enter", isComposing: true });
  await expect(page).toHaveURL(/\/contents\/article$/);
  await client.send("Input.insertText", { text: "바람" });
  await expect(box(page)).toHaveValue("바람");
  await expect(page.getByRole("group", { name: "Articles" }).locator("mark").first()).toHaveText("바람");
});

test("Enter before anybody has answered opens what is found then, and begins nothing @once @whole", async ({
  page,
}) => {
  await page.goto("/contents/article");
  await hearsKeys(page);
  const enterEarly = async (text: string) => {
    const late = Promise.withResolvers<void>();
    await page.route("**/api/acma/**", async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    await page.keyboard.type(text);
    await expect(page.getByRole("option", { name: /^New article/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(box(page)).toBeVisible();
    late.resolve();
  };
  await enterEarly("xyzzyxq");
  await expect(page.getByRole("status").filter({ hasText: /\d/ })).toBeAttached();
  await expect(box(page)).toHaveValue("xyzzyxq");
  await page.keyboard.press("Escape");
  await enterEarly("mudflat");
  await expect(page.getByRole("heading", { name: "What the mudflat keeps", level: 1 })).toBeVisible();
});

test("the sheet shows the keys, by page; single characters can be turned off @once", async ({ page }) => {
  await page.goto("/contents/article");
  await hearsKeys(page);
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keys" });
  // It begins at its beginning, though all that can be pressed is at its end.
  await expect(sheet.getByRole("heading", { name: "Keys" })).toBeFocused();
  await expect(sheet.getByRole("heading", { name: "Keys" })).toBeInViewport();
  await expect(sheet.getByRole("heading", { name: "In a list" })).toBeVisible();
  await expect(sheet.getByText("Go to Articles")).toBeVisible();
  await sheet.getByRole("button", { name: "Mac" }).click();
  await expect(sheet.getByText("⌘").first()).toBeVisible();
  await sheet.getByRole("checkbox", { name: /^Single keys/ }).uncheck();
  await sheet.getByRole("button", { name: "Close" }).last().click();

  await page.keyboard.press("n");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/contents\/article$/);
  // What is no character stays, and leads to the sheet.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("keyb");
  await option(page, /Keyboard shortcuts/).click();
  await sheet.getByRole("checkbox", { name: /^Single keys/ }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/new$/);
});

test("a type that cannot be asked is said, and the others are there", { tag: "@once" }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await page.route("**/content-types/walk/contents**", (route) => route.fulfill({ json: {} }));
  await openPalette(page, isMobile);
  await page.keyboard.type("mudflat");
  await expect(page.getByText("Can’t ask for these just now: Walks.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Articles" }).getByRole("option").first()).toBeVisible();
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
