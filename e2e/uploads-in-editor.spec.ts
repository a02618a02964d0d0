import type { Locator, Page } from "@playwright/test";
import { png, type RealFile } from "./real-files.ts";
import { expect, test } from "./signed-in.ts";
import { readMade } from "./space-calls.ts";

test.describe.configure({ timeout: 120_000 });

let count = 0;
const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()} ${count++}`;
const titleOf = (page: Page) => page.getByLabel(/^Title/).first();
const storyOf = (page: Page) => page.getByRole("textbox", { name: "Story, English", exact: true });

async function dropOn(place: Locator, file: RealFile): Promise<void> {
  const data = await place.page().evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: "image/png" }));
      return transfer;
    },
    [file.name, file.buffer.toString("base64")] as const,
  );
  const box = await place.boundingBox();
  const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 10 };
  await place.dispatchEvent("dragover", { dataTransfer: data, ...at });
  await place.dispatchEvent("drop", { dataTransfer: data, ...at });
}

async function published(page: Page) {
  await page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click();
  await page.waitForURL(
    (url) => /\/contents\/article\/[^/]+$/.test(url.pathname) && !url.pathname.endsWith("/new"),
  );
  return await readMade(page, new URL(page.url()).pathname.split("/").at(-1) ?? "");
}

/** The Media of a file that has a name of its own. */
async function mediaIdOf(page: Page, title: string): Promise<string | undefined> {
  return await page.evaluate(async (wanted) => {
    const query = new URLSearchParams({ "fields.title.en-US": wanted });
    const { items } = await (await fetch(`/api/acma/spaces/demo/media?${query}`)).json();
    return items[0]?.sys.id;
  }, title);
}

test("a photo that falls on a Media field is uploaded, and is what the field refers to", async ({ page }) => {
  const title = named("With a cover");
  await page.goto("/contents/article/new");
  await titleOf(page).fill(title);
  const field = page.locator(".upload-into").first();
  await field.waitFor();
  await dropOn(field, { ...(await png()), name: `${title}.png` });
  // At once: what is on its way to the form is waited for.
  const { fields } = await published(page);
  const id = await mediaIdOf(page, title);
  expect(JSON.stringify(fields)).toContain(`"id":"${id}"`);
});

test("a photo that falls into a text stands there when it is uploaded", async ({ page }) => {
  const title = named("With a picture");
  await page.goto("/contents/article/new");
  await titleOf(page).fill(title);
  await storyOf(page).focus();
  await page.keyboard.type("Before the picture.");
  await expect(storyOf(page)).toContainText("Before the picture.");
  await dropOn(storyOf(page).locator("p").first(), { ...(await png()), name: `${title}.png` });
  await expect(storyOf(page).locator("figure img")).toBeVisible({ timeout: 30_000 });
  await expect(storyOf(page).locator(".rich-pending")).toHaveCount(0);
  const { fields } = await published(page);
  const id = await mediaIdOf(page, title);
  expect(id).toBeDefined();
  expect(JSON.stringify(fields.story ?? fields.body ?? fields)).toContain(`"id":"${id}"`);
});

test("a photo that is still on its way at a reload is in the draft afterwards", async ({ page }) => {
  const title = named("Over a reload");
  await page.goto("/contents/article/new");
  await titleOf(page).fill(title);
  await expect(page.getByText(/Draft saved/).first()).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 1_000_000 };
  await client.send("Network.emulateNetworkConditions", slow);
  const field = page.locator(".upload-into").first();
  const { buffer } = await png();
  const large = { buffer: Buffer.concat([buffer, Buffer.alloc(6_000_000)]), mimeType: "image/png" };
  await dropOn(field, { ...large, name: `${title}.png` });
  await expect(field.getByRole("progressbar")).toBeVisible({ timeout: 20_000 });
  await page.waitForTimeout(1_500);
  await page.reload();
  await client.send("Network.emulateNetworkConditions", { ...slow, latency: 0, uploadThroughput: -1 });
  await expect(page.locator(".upload-into .target-card").first()).toContainText(title, { timeout: 40_000 });
  const { fields } = await published(page);
  expect(JSON.stringify(fields)).toContain(`"id":"${await mediaIdOf(page, title)}"`);
});

test("a photo is uploaded from the picker, and is chosen there", async ({ page }) => {
  const title = named("From the picker");
  await page.goto("/contents/article/new");
  await titleOf(page).fill(title);
  await page
    .getByRole("button", { name: /^Choose.*Cover/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  const file = { ...(await png()), name: `${title}.png` };
  await (await chooser).setFiles([file]);
  await expect(dialog.getByRole("option", { name: title })).toHaveAttribute("aria-selected", "true", {
    timeout: 30_000,
  });
});
