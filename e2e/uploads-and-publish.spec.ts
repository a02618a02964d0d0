import type { Page, Route } from "@playwright/test";
import { dropOn } from "./drop-on.ts";
import { hearsFiles } from "./drop-on-page.ts";
import { holdScripts } from "./held-scripts.ts";
import { asFastAsItCan, slowUploads } from "./network.ts";
import { png } from "./real-files.ts";
import { expect, test } from "./signed-in.ts";
import { mediaIdOf, readPublished } from "./space-calls.ts";

test.describe.configure({ timeout: 120_000 });

let count = 0;
const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()} ${count++}`;
const cover = (page: Page) => page.locator("[data-upload-into]").first();
const photos = (page: Page) =>
  page.locator("[data-upload-into]", { has: page.getByRole("button", { name: "Add to Photos" }) });
const story = (page: Page) => page.getByRole("textbox", { name: "Story, English", exact: true });
const notice = (page: Page) => page.locator("[data-part=editor-notices]");
const row = (page: Page, name: string) =>
  page.getByRole("region", { name: "Uploads" }).getByRole("listitem").filter({ hasText: name });

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
      await dropOn(
        where === "cover" ? cover(page) : page.locator("[data-phase]").first(),
        await png(`${title}.png`),
      );
      await press(page);
      await expect(notice(page).getByRole("alert")).toContainText(`${title}.png`);
      await expect(page).toHaveURL(/\/new/);
      isRefusing = false;
      await notice(page).getByRole("button", { name: "Try again" }).click();
      const { fields } = await readPublished(page);
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
    await dropOn(cover(page), await png(`${title}.png`));
    await press(page);
    await notice(page).getByRole("button", { name: "Publish without it" }).click();
    const { fields } = await readPublished(page);
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
  await dropOn(cover(page), await png(`${title}.png`, 6_000_000));
  await expect(row(page, title)).toContainText(/[1-9]\d*\s[kM]B of 6/, { timeout: 20_000 });
  await press(page);
  const without = notice(page).getByRole("button", { name: "Publish without it" });
  await without.hover();
  await page.mouse.down();
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(notice(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await page.mouse.up();
  const { fields } = await readPublished(page);
  expect(fields.cover ?? {}).toEqual({});
});

test("a publish says what it waits for, and stops when that is paused @once", async ({ page }) => {
  const title = named("Paused");
  await begin(page, title);
  const sendAt = await slowUploads(page);
  await sendAt(200_000);
  await dropOn(cover(page), await png(`${title}.png`, 4_000_000));
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
  const { fields } = await readPublished(page);
  expect(JSON.stringify(fields.cover)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
});

test.describe("without a network", () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] });

  test("a publish stops for a photo whose connection is cut @once", async ({ page, context }) => {
    const title = named("Cut");
    await begin(page, title);
    const sendAt = await slowUploads(page);
    await sendAt(200_000);
    await dropOn(cover(page), await png(`${title}.png`, 12_000_000));
    await expect(row(page, title)).toContainText(/[1-9]\d*\s[kM]B of 12/, { timeout: 20_000 });
    await context.setOffline(true);
    await press(page);
    await expect(notice(page).getByRole("alert")).toContainText(`${title}.png: Connection lost`);
    await context.setOffline(false);
    await sendAt(asFastAsItCan);
    await expect(row(page, title)).not.toContainText("Connection lost", { timeout: 30_000 });
    await press(page);
    const { fields } = await readPublished(page);
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
    await dropOn(
      where === "text" ? story(page).locator("p").first() : photos(page),
      ...(await Promise.all(titles.map((each) => png(`${each}.png`)))),
    );
    await press(page);
    const { fields } = await readPublished(page);
    expect(await orderIn(page, where === "text" ? fields.story : fields.photos, titles)).toEqual(titles);
  });
}

test("a picture that falls into a text whose editor comes late is in what is published @once", async ({
  page,
}) => {
  const title = named("Late editor");
  const release = await holdScripts(page, "pending-picture");
  await begin(page, title);
  await hearsFiles(page);
  await dropOn(page.locator("[data-phase]").first(), await png(`${title}.png`));
  await expect.poll(() => mediaIdOf(page, title), { timeout: 30_000 }).toBeDefined();
  // It is done, and no row in the tray any more.
  await expect(row(page, title)).toHaveCount(0, { timeout: 30_000 });
  await press(page);
  await expect(notice(page).getByRole("status")).toContainText(`${title}.png`);
  release();
  const { fields } = await readPublished(page);
  expect(JSON.stringify(fields.story)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
});

test("Cancel ends a create in place that waits for a photo: it is published when that is pressed again @once", async ({
  page,
  context,
}) => {
  const name = named("Made in place");
  // A place that needs a picture, so that the form in place has a field for one. Chromium takes the page of such an
  // answer for one of the internet, which asks before it reads from this machine.
  await context.grantPermissions(["local-network-access"]);
  await page.route("/contents/article/new", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/(\\"apiName\\":\\"picture\\".*?\\"required\\":)false/g, "$1true");
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  const creates: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/place/contents")) creates.push(request.url());
  });
  await page.goto("/contents/article/new");
  const places = page.getByRole("dialog", { name: "Place" });
  const making = page.getByRole("dialog", { name: "New place" });
  const open = () => places.getByRole("button", { name: "New place" }).click();
  const create = () => making.getByRole("button", { name: "Publish and choose" }).click();
  await page.getByRole("button", { name: "Choose Place" }).click();
  await open();
  await making.getByRole("textbox", { name: "Name" }).fill(name);
  const sendAt = await slowUploads(page);
  await sendAt(200_000);
  await dropOn(making.locator("[data-upload-into]"), await png(`${name}.png`, 4_000_000));
  await create();
  await expect(making.getByRole("status")).toContainText(`${name}.png`);
  await making.getByRole("button", { name: "Cancel" }).click();
  await open();
  await sendAt(asFastAsItCan);
  await expect(making.locator("[data-part=target]")).toContainText(name, { timeout: 30_000 });
  await page.waitForTimeout(500);
  expect(creates).toEqual([]);
  await create();
  await expect(page.getByRole("link", { name: `Open ${name} in a new tab` })).toBeVisible();
  expect(creates).toHaveLength(1);
});
