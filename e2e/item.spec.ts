import type { Page } from "@playwright/test";
import { expectFocus } from "./look.ts";
import { expect, test } from "./signed-in.ts";
import { makeContent } from "./space-calls.ts";

const stamp = () => `${test.info().project.name} ${Date.now()}`;
const place = (page: Page) => page.locator("[data-position]");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const beside = (isMobile: boolean) => (isMobile ? "Previous and next" : "Position in the list");
const focused = (page: Page) => page.locator(":focus");

async function openFirst(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("[data-row-link]").first().click();
  await expect(page).toHaveURL(/\/contents\/[a-z]+\/[^/?]+/);
  await expect(heading(page)).toBeVisible();
}

/** On a desktop by key, on a phone by the links where the reading ends. */
async function step(page: Page, isMobile: boolean, way: "Next" | "Previous"): Promise<void> {
  const before = await heading(page).textContent();
  const link = page.getByRole("navigation", { name: beside(isMobile) }).getByRole("link", { name: way });
  // A key waits for three seconds until it is known what is beside; a busy machine needs more.
  await expect(link).toBeVisible();
  if (isMobile) await link.click();
  else await page.keyboard.press(way === "Next" ? "j" : "k");
  await expect(heading(page)).not.toHaveText(before ?? "");
}

test("a member can go from item to item across pages, and back to the list at that item", async ({
  page,
  isMobile,
}) => {
  // What other tests write comes after the demo's places.
  await page.goto("/contents/place?order=sys.createdAt");
  await page.locator("[data-row-link]").nth(13).click();
  await expect(place(page)).toHaveText(/^14 of \d+$/);
  await step(page, isMobile, "Next");
  await expect(place(page)).toHaveText(/^15 of \d+$/);
  await step(page, isMobile, "Next");
  await expect(place(page)).toHaveText(/^16 of \d+$/);
  const title = await heading(page).textContent();
  await page.reload();
  await expect(place(page)).toHaveText(/^16 of \d+$/);
  await step(page, isMobile, "Previous");
  await expect(place(page)).toHaveText(/^15 of \d+$/);
  await step(page, isMobile, "Next");
  await expect(heading(page)).toHaveText(title ?? "");
  await page.getByRole("link", { name: "Back to places" }).click();
  await expect(page).toHaveURL(/order=sys.createdAt&next=/);
  await expect(focused(page)).toHaveText(title ?? "");
});

test("a page is where it was when a member goes back and forward", { tag: "@once" }, async ({ page }) => {
  const main = page.getByRole("main");
  const top = () => main.evaluate(({ scrollTop }) => scrollTop);
  const scrollTo = (to: number) =>
    main.evaluate((element, y) => element.scrollTo({ top: y, behavior: "instant" }), to);
  await page.setViewportSize({ width: 1440, height: 300 });
  await page.goto("/contents/article?mine=1&order=sys.createdAt");
  await page.locator("[data-row-link]").nth(4).click();
  await expect(place(page)).toHaveText(/^5 of \d+$/);
  await expect(page.getByRole("heading", { name: "History" })).toBeAttached();
  await scrollTo(100);
  await expect.poll(top).toBe(100);
  await page.goBack();
  await expect(focused(page)).toHaveAttribute("data-row-link");
  await scrollTo(300);
  await page.goForward();
  await expect(place(page)).toHaveText(/^5 of \d+$/);
  await expect.poll(top).toBe(100);
});

test("a step requested before the neighbours are loaded is taken afterwards @whole", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/contents/place?order=sys.createdAt");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/acma\/.*[?&]next=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator("[data-row-link]").nth(14).click();
  await expect(place(page)).toHaveText(/^15 of \d+$/);
  const before = await heading(page).textContent();
  await page.keyboard.press("j");
  await expect(heading(page)).toHaveText(before ?? "");
  letGo();
  await expect(place(page)).toHaveText(/^16 of \d+$/);
});

test("a shared link knows of no list, and the first of a list has nothing before it @whole", {
  tag: "@once",
}, async ({ page }) => {
  await openFirst(page, "/contents/place?order=sys.createdAt");
  await expect(place(page)).toHaveText(/^1 of \d+$/);
  const address = page.url();
  await page.keyboard.press("k");
  await page.keyboard.press("j");
  await expect(place(page)).toHaveText(/^2 of \d+$/);
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(heading(other)).toBeVisible();
  await expect(other.getByRole("navigation", { name: "Position in the list" })).toHaveCount(0);
});

test("pictures open in a lightbox with keys and swipes, and closing returns to the same place @both", async ({
  page,
  isMobile,
}) => {
  await page.goto("/contents/article?q=What+the+mudflat");
  await page.getByRole("link", { name: "What the mudflat keeps" }).click();
  const tile = page.locator("[data-photos] a").first();
  await tile.focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: "Photo" });
  await expect(large.getByRole("status")).toHaveText("2 of 3");
  await expectFocus(page, "opening a picture");
  await page.keyboard.press("ArrowRight");
  await expect(large.getByRole("status")).toHaveText("3 of 3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Home");
  await expect(large.getByRole("status")).toHaveText("1 of 3");
  if (isMobile) {
    await swipe(page, -200);
    await expect(large.getByRole("status")).toHaveText("2 of 3");
  }
  await expect(large.getByRole("img")).toHaveAttribute("alt", /./);
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  await expect(tile).toBeFocused();
});

test("every kind of field has a view of its own @whole", { tag: "@once" }, async ({ page }) => {
  const title = `Kinds ${stamp()}`;
  const note = await makeContent(page, "note", {
    title: { "en-US": title },
    text: { "en-US": "One line\nand another" },
    data: { "en-US": { counts: Array.from({ length: 30 }, (_, at) => at), who: { name: "Ada" } } },
  });
  await page.goto(`/contents/note/${note.sys.id}`);
  const data = page.locator("[data-json]");
  await expect(data.getByText('"who"')).toBeVisible();
  await data.locator("summary").first().click();
  await expect(data.getByText('"who"')).toBeHidden();
  await expect(page.getByText("Version 1, published by you")).toBeVisible();

  await page.goto("/contents/article?q=What+the+mudflat");
  await page.getByRole("link", { name: "What the mudflat keeps" }).click();
  await expect(page.getByRole("complementary").getByText("5.2 km")).toBeVisible();
  await expect(page.getByRole("complementary").getByText("34.885, 127.509")).toBeVisible();
  await expect(page.getByRole("link", { name: "How to walk on mud" }).getByRole("img")).toHaveCount(0);
  await expect(page.locator("aside li img").first()).toBeAttached();
});

test("an untranslated item says which language it shows; a refused edit isn't offered again in this visit", {
  tag: "@once",
}, async ({ page }) => {
  const made = await makeContent(page, "article", { title: { "en-US": `Only English ${stamp()}` } });
  await page.goto(`/contents/article/${made.sys.id}?locale=ko-KR`);
  await expect(page.getByText("Not available in Korean yet. Showing English.").first()).toBeVisible();

  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await page.evaluate(async () => {
    const { memberId } = await (await fetch("/api/session")).json();
    sessionStorage.setItem(`atrium:refused:${memberId}:update:article`, "1");
  });
  await page.reload();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
});

async function swipe(page: Page, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(300) });
  for (const part of [0.3, 0.6, 1]) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(300 + by * part) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
