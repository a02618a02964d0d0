import type { Page } from "@playwright/test";
import { dropOnPage } from "./drop-on-page.ts";
import { png } from "./real-files.ts";
import { expect, test } from "./signed-in.ts";

test.describe.configure({ timeout: 90_000 });

let count = 0;
const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()} ${count++}`;
const tray = (page: Page) => page.getByRole("region", { name: "Uploads" });
const row = (page: Page, name: string) => tray(page).getByRole("listitem").filter({ hasText: name });

test("a file that the service cannot read is told once, with what to do, and covers nothing @both", async ({
  page,
}) => {
  const name = `${named("broken")}.png`;
  await page.goto("/contents/article");
  await dropOnPage(page, [{ name, mimeType: "image/png", buffer: Buffer.from("These are only words.") }]);
  await expect(row(page, name)).toContainText("Save it again", { timeout: 30_000 });
  await expect(tray(page).getByRole("heading", { level: 2 })).toHaveText("1 file has a problem");
  await expect(tray(page).getByRole("progressbar")).toHaveCount(0);
  const next = page.locator("[data-pager] a").last();
  await next.scrollIntoViewIfNeeded();
  // Playwright refuses to press what something else covers.
  await next.click({ trial: true });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(2_000);
  await expect(tray(page)).toHaveCount(0);
});

test("it goes when it is dismissed @once", async ({ page }) => {
  const name = `${named("dismissed")}.png`;
  await page.goto("/media");
  await dropOnPage(page, [{ name, mimeType: "image/png", buffer: Buffer.from("These are only words.") }]);
  await expect(row(page, name)).toContainText("Save it again", { timeout: 30_000 });
  await row(page, name)
    .getByRole("button", { name: /^Take back/ })
    .click();
  await expect(tray(page)).toHaveCount(0);
});

test.describe("while the service refuses a kind", () => {
  test.use({ expectedConsole: [/status of 415/] });

  test("what was refused is not sent again by each page @once", async ({ page }) => {
    const name = `${named("refused")}.png`;
    let sent = 0;
    await page.route("**/api/upload/spaces/*/uploads/resumable", (route) => {
      // A page asks first whether the service resumes.
      if (route.request().method() !== "POST") return route.fallback();
      sent += 1;
      return route.fulfill({ status: 415, json: { sys: { type: "Error", id: "Refused" } } });
    });
    await page.goto("/media");
    await dropOnPage(page, [await png(name)]);
    const line = "The service does not take files of this kind.";
    await expect(row(page, name)).toContainText(line);
    const before = sent;
    await page.reload();
    await expect(row(page, name)).toContainText(line);
    expect(sent).toBe(before);
    await row(page, name)
      .getByRole("button", { name: /^Take back/ })
      .click();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForTimeout(1_000);
    await expect(tray(page)).toHaveCount(0);
  });
});

test("a file whose name is too long for the service arrives, with its extension @once", async ({ page }) => {
  const title = `${named("long")} ${"각".repeat(150)}${"x".repeat(80)}`;
  await page.goto("/media");
  await dropOnPage(page, [await png(`${title}.png`)]);
  const made = () =>
    page.evaluate(async () => {
      const me = await (await fetch("/api/acma/me")).json();
      const query = new URLSearchParams({
        "sys.createdBy.sys.id": me.sys.id,
        limit: "10",
        order: "-sys.createdAt",
      });
      const { items } = await (await fetch(`/api/acma/spaces/demo/media?${query}`)).json();
      return items.map((media: { fields: { file: Record<string, { fileName: string }> } }) =>
        String(media.fields.file["en-US"]?.fileName),
      );
    });
  const isIt = (name: string) => name.startsWith(title.slice(0, 100)) && name.endsWith("x.png");
  await expect.poll(async () => (await made()).filter(isIt).length, { timeout: 30_000 }).toBe(1);
});
