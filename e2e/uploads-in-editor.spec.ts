import type { Page } from "@playwright/test";
import { dropOn } from "./drop-on.ts";
import { expectDraftSaved } from "./kept-drafts.ts";
import { keptHere } from "./kept-here.ts";
import { pressWhenHydrated } from "./listening.ts";
import { asFastAsItCan, slowUploads, withoutNetwork } from "./network.ts";
import { png } from "./real-files.ts";
import { expect, test } from "./signed-in.ts";
import { mediaIdOf, readPublished } from "./space-calls.ts";

test.describe.configure({ timeout: 120_000 });

let count = 0;
const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()} ${count++}`;
const titleOf = (page: Page) => page.getByLabel(/^Title/).first();
const storyOf = (page: Page) => page.getByRole("textbox", { name: "Story, English", exact: true });

const publish = (page: Page) =>
  page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click();

async function published(page: Page) {
  await publish(page);
  return await readPublished(page);
}

test("photos dropped on a Media field and into a text are uploaded and published @both", async ({ page }) => {
  const title = named("With photos");
  await page.goto("/contents/article/new");
  await titleOf(page).fill(title);
  await storyOf(page).focus();
  await page.keyboard.type("Before the picture.");
  await expect(storyOf(page)).toContainText("Before the picture.");
  await dropOn(storyOf(page).locator("p").first(), await png(`${title} in the story.png`));
  await expect(storyOf(page).locator("figure img")).toBeVisible({ timeout: 30_000 });
  await expect(storyOf(page).locator("[data-part=pending-picture]")).toHaveCount(0);
  await dropOn(page.locator("[data-upload-into]").first(), await png(`${title}.png`));
  // At once: what is on its way to the form is waited for.
  const { fields } = await published(page);
  for (const [value, name] of [
    [fields.cover, title],
    [fields.story, `${title} in the story`],
  ] as const)
    expect(JSON.stringify(value)).toContain(`"id":"${await mediaIdOf(page, name)}"`);
});

test.describe("without a network", () => {
  // Two patterns would be a fixture and its options.
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test("a photo is uploaded from the picker, and is chosen there; a publish stops for one whose connection is cut", async ({
    page,
    isMobile,
  }) => {
    const title = named("Cut");
    await page.goto("/contents/article/new");
    await titleOf(page).fill(title);
    await expectDraftSaved(page);
    const sendAt = await test.step("from the picker", () => uploadFromPicker(page));
    // What is on its way is folded there.
    if (isMobile) return;
    await sendAt(200_000);
    await dropOn(page.locator("[data-upload-into]").first(), await png(`${title}.png`, 12_000_000));
    const rows = page.getByRole("region", { name: "Uploads" }).getByRole("listitem");
    const row = rows.filter({ hasText: title });
    await expect(row).toContainText(/[1-9]\d*\s[kM]B of 12/, { timeout: 20_000 });
    await sendAt(withoutNetwork);
    await publish(page);
    const alert = page.locator("[data-part=editor-notices]").getByRole("alert");
    await expect(alert).toContainText(`${title}.png: Connection lost`);
    await sendAt(asFastAsItCan);
    await expect(row.filter({ hasText: "Connection lost" })).toHaveCount(0, { timeout: 30_000 });
    const { fields } = await published(page);
    expect(JSON.stringify(fields.cover)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
  });
});

/** Chooses nothing in the end; returns what sets the speed of uploads. */
async function uploadFromPicker(page: Page) {
  const title = named("From the picker");
  await page
    .getByRole("button", { name: /^Choose.*Cover/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  const sendAt = await slowUploads(page);
  await sendAt(1_000_000);
  await (await chooser).setFiles([await png(`${title}.png`, 4_000_000)]);
  // Where one looks: the tray of the page is beneath the dialog.
  const row = dialog.getByRole("region", { name: "Uploads" }).getByRole("listitem");
  await expect(row).toContainText(/[1-9]\d*\s[kM]B of 4\sMB/, { timeout: 20_000 });
  await row.getByRole("button", { name: /^Pause/ }).click();
  await expect(row).toContainText("Paused at");
  await row.getByRole("button", { name: /^Resume/ }).click();
  await sendAt(asFastAsItCan);
  await expect(dialog.getByRole("option", { name: title })).toHaveAttribute("aria-selected", "true", {
    timeout: 30_000,
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  return sendAt;
}

test("a publish waits for two photos that fall into a text together, and has both @once @whole", async ({
  page,
}) => {
  const title = named("Two pictures");
  await page.goto("/contents/article/new");
  await titleOf(page).fill(title);
  await storyOf(page).focus();
  await page.keyboard.type("Between words.");
  await expect(storyOf(page)).toContainText("Between words.");
  for (const which of ["one", "two"])
    await dropOn(storyOf(page).locator("p").first(), await png(`${title} ${which}.png`));
  const { fields } = await published(page);
  for (const which of ["one", "two"])
    expect(JSON.stringify(fields.story)).toContain(`"id":"${await mediaIdOf(page, `${title} ${which}`)}"`);
});

test("photos that come while more are chosen stay in the field @once @whole", async ({ page }) => {
  const title = named("While choosing");
  await page.goto("/contents/article/new");
  await titleOf(page).fill(title);
  const sendAt = await slowUploads(page);
  await sendAt(200_000);
  const field = page.locator("[data-upload-into]", {
    has: page.getByRole("button", { name: "Add to Photos" }),
  });
  await dropOn(field, await png(`${title}.png`, 1_000_000));
  const pending = page.locator("[data-upload-into] progress");
  await expect(pending).toBeVisible();
  const photos = page.getByRole("dialog", { name: "Photos" });
  await pressWhenHydrated(page.getByRole("button", { name: "Add to Photos" }));
  await photos.getByRole("searchbox").fill("suncheon");
  const found = photos.getByRole("listbox", { name: "Photos and files" }).getByRole("option");
  await expect(found).toHaveCount(1);
  await found.first().focus();
  await page.keyboard.press("Space");
  await sendAt(asFastAsItCan);
  await expect(pending).toHaveCount(0, { timeout: 30_000 });
  await photos.getByRole("button", { name: "Add 1" }).click();
  await expect(page.getByText("2 of 12", { exact: true })).toBeVisible();
  const { fields } = await published(page);
  expect(fields.photos?.["en-US"]).toHaveLength(2);
  expect(JSON.stringify(fields.photos)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
});

test("a photo that is still uploading at a reload is in the draft afterwards @once @whole", async ({
  page,
}) => {
  const title = named("Over a reload");
  await page.goto("/contents/article/new");
  await titleOf(page).fill(title);
  await expectDraftSaved(page);
  const sendAt = await slowUploads(page);
  await sendAt(100_000);
  const field = page.locator("[data-upload-into]").first();
  await dropOn(field, await png(`${title}.png`, 6_000_000));
  await expect(field.getByRole("progressbar")).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => keptHere(page)).toEqual([1, 1]);
  await page.reload();
  await sendAt(asFastAsItCan);
  await expect(page.locator("[data-upload-into] [data-part=target]").first()).toContainText(title, {
    timeout: 40_000,
  });
  const { fields } = await published(page);
  expect(JSON.stringify(fields)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
});

test("what falls on a field that is full goes to the library, and the field keeps its own @once @whole", async ({
  page,
}) => {
  const title = named("A full field");
  await page.goto("/contents/article/new");
  await titleOf(page).fill(title);
  const sendAt = await slowUploads(page);
  await sendAt(500_000);
  const field = page.locator("[data-upload-into]").first();
  await dropOn(field, await png(`${title}.png`, 2_000_000));
  await expect(field.getByRole("listitem")).toContainText(/\d %|\d%/);
  await dropOn(field, await png(`${title} too.png`, 2_000_000));
  await expect(page.getByRole("region", { name: "Uploads" }).getByRole("listitem")).toHaveCount(2);
  await expect(field.getByRole("listitem")).toHaveCount(1);
  await sendAt(asFastAsItCan);
  await expect(field.locator("[data-part=target]")).toContainText(title, { timeout: 30_000 });
  await expect.poll(() => mediaIdOf(page, `${title} too`), { timeout: 30_000 }).toBeDefined();
  const { fields } = await published(page);
  expect(JSON.stringify(fields)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
  expect(JSON.stringify(fields)).not.toContain(`"id":"${await mediaIdOf(page, `${title} too`)}"`);
});
