import type { Page, Route } from "@playwright/test";
import { dropOn } from "./drop-on.ts";
import { hearsFiles } from "./drop-on-page.ts";
import { asFastAsItCan, slowUploads } from "./network.ts";
import { png } from "./real-files.ts";
import { expect, test } from "./signed-in.ts";
import { readMade } from "./space-calls.ts";

test.describe.configure({ timeout: 120_000 });

let count = 0;
const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()} ${count++}`;
const cover = (page: Page) => page.locator(".upload-into").first();
const photos = (page: Page) =>
  page.locator(".upload-into", { has: page.getByRole("button", { name: "Add to Photos" }) });
const story = (page: Page) => page.getByRole("textbox", { name: "Story, English", exact: true });
const notice = (page: Page) => page.locator(".editor-notices");
const row = (page: Page, name: string) =>
  page.getByRole("region", { name: "Uploads" }).getByRole("listitem").filter({ hasText: name });
const isItem = (url: URL) =>
  /\/contents\/article\/[^/]+$/.test(url.pathname) && !url.pathname.endsWith("/new");

async function begin(page: Page, title: string): Promise<void> {
  await page.goto("/contents/article/new");
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(title);
}

const press = (page: Page) =>
  page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click();

/** What stands there once the page has left the editor. */
async function published(page: Page) {
  await page.waitForURL(isItem);
  return await readMade(page, new URL(page.url()).pathname.split("/").at(-1) ?? "");
}

async function mediaIdOf(page: Page, title: string): Promise<string> {
  return await page.evaluate(async (wanted) => {
    const query = new URLSearchParams({ "fields.title.en-US": wanted });
    const { items } = await (await fetch(`/api/acma/spaces/demo/media?${query}`)).json();
    return String(items[0]?.sys.id);
  }, title);
}

/** In the order in which a field or a text refers to them. */
async function orderIn(page: Page, value: unknown, titles: readonly string[]): Promise<string[]> {
  const text = JSON.stringify(value);
  const places = await Promise.all(
    titles.map(async (title) => ({ title, at: text.indexOf(`"id":"${await mediaIdOf(page, title)}"`) })),
  );
  expect(places.filter(({ at }) => at < 0)).toEqual([]);
  return places.sort((one, other) => one.at - other.at).map(({ title }) => title);
}

/** A page asks first whether the service resumes. */
const isPost = (route: Route) => route.request().method() === "POST";
const resumables = "**/api/upload/spaces/*/uploads/resumable";

test.describe("a photo that is refused", () => {
  test.use({ expectedConsole: [/status of 41[35]/] });

  for (const [status, where] of [
    [413, "cover"],
    [415, "story"],
  ] as const) {
    test(`a publish stops for a photo that was refused with ${status}, names it, and has it when it is tried again @once`, async ({
      page,
    }) => {
      const title = named(`Refused ${status}`);
      await begin(page, title);
      const error = { sys: { type: "Error", id: "Refused" }, message: "Not this one." };
      let isRefusing = true;
      await page.route(resumables, (route) =>
        isRefusing && isPost(route) ? route.fulfill({ status, json: error }) : route.fallback(),
      );
      if (where === "story") await story(page).focus();
      await dropOn(where === "cover" ? cover(page) : page.locator(".rich").first(), {
        ...(await png()),
        name: `${title}.png`,
      });
      await press(page);
      await expect(notice(page).getByRole("alert")).toContainText(`${title}.png`);
      await expect(page).toHaveURL(/\/new/);
      isRefusing = false;
      await notice(page).getByRole("button", { name: "Try again" }).click();
      const { fields } = await published(page);
      expect(JSON.stringify(fields)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
    });
  }

  test("what was refused is published without, when the member says so @once", async ({ page }) => {
    const title = named("Without");
    await begin(page, title);
    await page.route(resumables, (route) =>
      isPost(route)
        ? route.fulfill({ status: 415, json: { sys: { type: "Error", id: "Refused" } } })
        : route.fallback(),
    );
    await dropOn(cover(page), { ...(await png()), name: `${title}.png` });
    await press(page);
    await notice(page).getByRole("button", { name: "Publish without it" }).click();
    const { fields } = await published(page);
    expect(fields.cover ?? {}).toEqual({});
  });
});

test("Publish without it is what was pressed, also when the file stops during the press @once", async ({
  page,
}) => {
  const title = named("Pressed");
  await begin(page, title);
  const sendAt = await slowUploads(page);
  await sendAt(200_000);
  const { buffer, mimeType } = await png();
  const large = Buffer.concat([buffer, Buffer.alloc(6_000_000)]);
  await dropOn(cover(page), { buffer: large, mimeType, name: `${title}.png` });
  await expect(row(page, title)).toContainText(/[1-9]\d*\s[kM]B of 6/, { timeout: 20_000 });
  await press(page);
  const without = notice(page).getByRole("button", { name: "Publish without it" });
  await without.hover();
  await page.mouse.down();
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(notice(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await page.mouse.up();
  const { fields } = await published(page);
  expect(fields.cover ?? {}).toEqual({});
});

test("a publish says what it waits for, and stops when that is paused @once", async ({ page }) => {
  const title = named("Paused");
  await begin(page, title);
  const sendAt = await slowUploads(page);
  await sendAt(200_000);
  const { buffer, mimeType } = await png();
  const large = Buffer.concat([buffer, Buffer.alloc(4_000_000)]);
  await dropOn(cover(page), { buffer: large, mimeType, name: `${title}.png` });
  await press(page);
  await expect(notice(page).getByRole("status")).toContainText(
    `This is published as soon as ${title}.png is uploaded.`,
  );
  await row(page, title)
    .getByRole("button", { name: /^Pause/ })
    .click();
  await expect(notice(page).getByRole("alert")).toContainText(`${title}.png: Paused at`);
  // Pressed once more, it is still not left out.
  await press(page);
  await expect(notice(page).getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(/\/new/);
  await sendAt(asFastAsItCan);
  await notice(page).getByRole("button", { name: "Try again" }).click();
  const { fields } = await published(page);
  expect(JSON.stringify(fields.cover)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
});

test.describe("without a network", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] });

  test("a publish stops for a photo whose connection is cut @once", async ({ page, context }) => {
    const title = named("Cut");
    await begin(page, title);
    const sendAt = await slowUploads(page);
    await sendAt(200_000);
    const { buffer, mimeType } = await png();
    const large = Buffer.concat([buffer, Buffer.alloc(12_000_000)]);
    await dropOn(cover(page), { buffer: large, mimeType, name: `${title}.png` });
    await expect(row(page, title)).toContainText(/[1-9]\d*\s[kM]B of 12/, { timeout: 20_000 });
    await context.setOffline(true);
    await press(page);
    await expect(notice(page).getByRole("alert")).toContainText(`${title}.png: Connection lost`);
    await context.setOffline(false);
    await sendAt(asFastAsItCan);
    await expect(row(page, title)).not.toContainText("Connection lost", { timeout: 30_000 });
    await press(page);
    const { fields } = await published(page);
    expect(JSON.stringify(fields.cover)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
  });
});

for (const where of ["field", "text"] as const) {
  test(`photos that are dropped together stand in a ${where} in that order, whichever arrives first @once`, async ({
    page,
  }) => {
    const title = named(`Order in a ${where}`);
    const titles = ["one", "two", "three", "four"].map((which) => `${title} ${which}`);
    await begin(page, title);
    // The later, the sooner.
    await page.route("**/api/acma/spaces/*/media", async (route) => {
      const at = titles.findIndex((each) => route.request().postData()?.includes(each));
      if (at >= 0) await new Promise((resolve) => setTimeout(resolve, (titles.length - at) * 700));
      await route.continue();
    });
    if (where === "text") {
      await story(page).focus();
      await page.keyboard.type("Before the pictures.");
      await expect(story(page)).toContainText("Before the pictures.");
    }
    const { buffer, mimeType } = await png();
    await dropOn(
      where === "text" ? story(page).locator("p").first() : photos(page),
      ...titles.map((each) => ({ buffer, mimeType, name: `${each}.png` })),
    );
    await press(page);
    const { fields } = await published(page);
    expect(await orderIn(page, where === "text" ? fields.story : fields.photos, titles)).toEqual(titles);
  });
}

test("a picture that falls into a text whose editor comes late is in what is published @once", async ({
  page,
}) => {
  const title = named("Late editor");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("rich-pending")) await released;
    await route.fulfill({ response });
  });
  await begin(page, title);
  await hearsFiles(page);
  await dropOn(page.locator(".rich").first(), { ...(await png()), name: `${title}.png` });
  await expect.poll(() => mediaIdOf(page, title), { timeout: 30_000 }).not.toBe("undefined");
  // It is done, and no row in the tray any more.
  await expect(row(page, title)).toHaveCount(0, { timeout: 30_000 });
  await press(page);
  await expect(notice(page).getByRole("status")).toContainText(`${title}.png`);
  release();
  const { fields } = await published(page);
  expect(JSON.stringify(fields.story)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
});
