import type { Page } from "@playwright/test";
import { expectKeysPass, listening } from "./listening.ts";
import { expect, test } from "./signed-in.ts";
import { firstIds, makeContent, takeBack } from "./space-calls.ts";
import { bearerOf } from "./tokens/issued-tokens.ts";

const stamp = () => `${test.info().project.name} ${Date.now()}`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const to = (targetType: "Content" | "Media", id: string) => ({ sys: { id, type: "Refer", targetType } });
const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

test("published items are laid out for reading with links to more; unpublished references are one line @both", async ({
  page,
  portal,
}) => {
  const [place = ""] = await firstIds(page, "content-types/place/contents", 1);
  const pictures = await firstIds(page, "media?fields.file.en-US.mimeGroups=Image", 3);
  const gone = await makeContent(page, "article", { title: { "en-US": "Gone" } });
  const next = await makeContent(page, "article", {
    title: { "en-US": `Leads here ${stamp()}` },
    summary: { "en-US": "What it is about." },
  });
  const title = `To be read ${stamp()}`;
  const made = await makeContent(page, "article", {
    title: { "en-US": title },
    summary: { "en-US": "A line before the story." },
    story: { "en-US": { type: "doc", content: [paragraph("It begins at low water.")] } },
    photos: { "en-US": pictures.map((id) => to("Media", id)) },
    place: { "en-US": to("Content", place) },
    related: { "en-US": [next, gone].map(({ sys }) => to("Content", sys.id)) },
    length: { "en-US": 8.4 },
  });
  await takeBack(page, gone.sys.id);

  await page.goto(`/read/article/${made.sys.id}`);
  await expect(heading(page)).toHaveText(title);
  const article = page.getByRole("article");
  await expect(article).toContainText("A line before the story.");
  await expect(article).toContainText("It begins at low water.");
  await expect(article).toContainText("In English");
  await expect(article.locator("li figure img")).toHaveCount(3);
  await expect(article.locator("[data-item-map] + div a")).toHaveAttribute("href", `/read/place/${place}`);
  await expect(article).toContainText("Length8.4 km");
  await expect(article.getByText("1 item isn’t published, or you don’t have access")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveAttribute(
    "href",
    `/contents/article/${made.sys.id}/edit`,
  );
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);

  await article.getByRole("link", { name: /^Leads here/ }).click();
  await expect(page).toHaveURL(`/read/article/${next.sys.id}`);
  await expect(heading(page)).toHaveText(/^Leads here/);
  await page.goto(`/read/place/${place}`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);

  const asked = portal.recordings.space().filter(
    // Others ask whether an address is the one of ACDA, and bring no token.
    (call) => call.path.startsWith("/acda/") && bearerOf(call) !== undefined,
  );
  expect(asked.some(({ path }) => path.startsWith(`/acda/v1/spaces/demo/contents/${made.sys.id}?`))).toBe(
    true,
  );
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(["GET"]));
});

test("it is read in the member's language, else in the Space's first one, and says in which", async ({
  page,
  context,
  portal,
}) => {
  const linked = await makeContent(page, "article", { title: { "en-US": "Linked" } });
  const made = await makeContent(page, "article", {
    title: { "en-US": "English alone" },
    related: { "en-US": [to("Content", linked.sys.id)] },
  });
  await page.goto(`/read/article/${made.sys.id}?locale=ko-KR`);
  await expect(page.getByText("Not available in Korean yet. Showing English.")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("In English");
  await expect(heading(page)).toHaveAttribute("lang", "en-US");
  await page
    .getByRole("article")
    .getByRole("link", { name: /^Linked/ })
    .click();
  await expect(page).toHaveURL(`/read/article/${linked.sys.id}?locale=ko-KR`);
  await page.getByTitle("English").click();
  await expect(page.getByText("Not available in Korean yet.")).toHaveCount(0);

  await context.addCookies([{ name: "language", value: "ko", url: portal.url }]);
  await page.goto(`/read/article/${made.sys.id}`);
  await expect(page.getByRole("article")).toContainText("영어");
  await page.goto("/read");
  await expect(heading(page)).toHaveText("읽기");
  await test.step("no key is held back", () => expectKeysPass(page));
});

test("a list in Reader has the filters, the search and the orders of the managed list", async ({
  page,
  isMobile,
}) => {
  // Few tests write walks.
  const search = "?fields.distance.en-US[gte]=5&order=fields.name.en-US&size=30";
  await page.goto(`/contents/walk${search}`);
  const number = await page.locator("h1 span").textContent();
  await test.step("no key is held back", () => expectKeysPass(page));
  await page.goto(`/read/walk${search}`);
  await expect(page.locator("h1 span")).toHaveText(number ?? "");
  await test.step("no key is held back", () => expectKeysPass(page));
  const names = await page.locator("[data-row-link]").allTextContents();
  expect(names.length).toBeGreaterThan(3);

  const third = page.locator("[data-row-link]").nth(2);
  await third.click();
  await expect(page).toHaveURL(/\/read\/walk\/[^/?]+$/);
  await page.getByRole("link", { name: "Back to walks" }).click();
  await expect(page).toHaveURL(`/read/walk${search}`);
  await expect(page.locator(":focus")).toHaveText(names[2] ?? "");

  if (!isMobile) {
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(":focus")).toHaveText(names[3] ?? "");
    await page.goto("/read/walk");
    await expect(page.getByRole("button", { name: "Order: Recently published" })).toBeVisible();
    await page.goBack();
    await listening(page, "[data-row-link]");
  }

  await page.getByRole("button", { name: /^Remove.*Distance/ }).click();
  await expect(page).toHaveURL("/read/walk?order=fields.name.en-US&size=30");
  await expect(page.locator("h1 span")).not.toHaveText(number ?? "");
  await page.getByRole("searchbox").fill("tide");
  await expect(page).toHaveURL(/^[^?]+\/read\/walk\?q=tide/);
  await expect(page.locator("li:has([data-row-link])").first()).toContainText(/tide/i);

  await test.step("a count shows only its section of the search", async () => {
    await page.goto("/read/article?q=tide");
    const titles = page.getByRole("link", { name: /^Title \d+$/ });
    const counts = page.getByRole("status").filter({ has: titles });
    await expect(counts).toHaveText(/^Title \d+ · Summary \d+$/);
    const [count] = /\d+/.exec((await titles.textContent()) ?? "") ?? [];
    await titles.click();
    await expect(page).toHaveURL("/read/article?q=tide&section=titles");
    await expect(page.locator("[data-row-link]")).toHaveCount(Number(count));
    await expect(page.locator("[data-row-link]").first()).toHaveText(/tide/i);
    await page.getByRole("link", { name: "All results" }).click();
    await expect(counts).toHaveText(/^Title \d+ · Summary \d+$/);
  });
});

test("without scripts there is the same to read @whole", { tag: "@once" }, async ({
  browser,
  context: own,
  portal,
}) => {
  const context = await browser.newContext({
    baseURL: portal.url,
    storageState: await own.storageState(),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto("/read/article?fields.length.en-US[gte]=3");
  await page.locator("[data-row-link]").first().click();
  await expect(page.getByRole("article")).toBeVisible();
  await context.close();
});

test.describe("where there is nothing to read", () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_FAILED/] });

  test("an unpublished item is a 404 with a link to go on @whole", { tag: "@once" }, async ({ page }) => {
    const made = await makeContent(page, "article", { title: { "en-US": "Taken back" } });
    await takeBack(page, made.sys.id);
    for (const path of [made.sys.id, "none"].map((id) => `/read/article/${id}`)) {
      // One that takes its time begins with its frame, as a 200.
      await expect(async () => expect((await page.goto(path))?.status()).toBe(404)).toPass();
      await expect(heading(page)).toHaveText("This isn’t available");
    }
    expect((await page.goto("/read/nothing"))?.status()).toBe(404);
    await page.getByRole("link", { name: "Go to Reader" }).click();
    await expect(heading(page)).toHaveText("Reader");
  });

  test("a page that can't be loaded is reported, and the previous one stays @whole", {
    tag: "@once",
  }, async ({ page }) => {
    await page.goto("/read/article");
    await listening(page, "[data-pager] a");
    await page.route("**/api/acda/**", (route) => route.abort());
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
    await expect(page.getByText("Can’t reach the service.")).toBeVisible();
    await expect(page.locator("li:has([data-row-link])")).toHaveCount(15);
  });
});

test("it is one place of the house, by navigation and by keys; on paper there is the text by day, and nothing to press", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  await context.addCookies([{ name: "theme", value: "dark", url: portal.url }]);
  await page.goto("/");
  await listening(page, "[data-part=start]");
  if (isMobile) await page.getByRole("button", { name: "Content" }).click();
  else await page.keyboard.press("g");
  if (isMobile) await page.getByRole("link", { name: "Reader" }).click();
  else await page.keyboard.press("r");
  await expect(page).toHaveURL("/read");
  await expect(heading(page)).toHaveText("Reader");
  await page
    .getByRole("region", { name: "Browse by type" })
    .getByRole("link", { name: /^Walks/ })
    .click();
  await expect(page).toHaveURL("/read/walk");

  await page.locator("[data-row-link]").first().click();
  await expect(page.getByRole("article")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toBeVisible();
  for (const part of ["header:has([popovertarget=member-menu])", "[data-reading] > header", "article > nav"])
    await expect(page.locator(part)).toBeHidden();
  expect(Math.max(...(await inkOf(page)))).toBeLessThan(80);
  await page.goto("/contents/walk");
  expect(Math.max(...(await inkOf(page)))).toBeLessThan(80);
});

/** The color of a page's heading: red, green and blue. */
async function inkOf(page: Page): Promise<number[]> {
  return await heading(page).evaluate((element) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (canvas === null) throw new Error("No canvas.");
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
}
