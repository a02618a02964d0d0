import type { Page } from "@playwright/test";
import { dropOn } from "./drop-on.ts";
import { expectDraftSaved } from "./kept-drafts.ts";
import { asFastAsItCan, slowUploads } from "./network.ts";
import { png } from "./real-files.ts";
import { expect, test } from "./signed-in.ts";

test.describe.configure({ timeout: 120_000 });

const rows = (page: Page) => page.getByRole("region", { name: "Uploads" }).getByRole("listitem");

test("an upload that completes doesn't replace a later choice @once @whole", async ({ page }) => {
  const title = `Chosen later ${Date.now()}`;
  await page.goto("/contents/article/new");
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(title);
  await expectDraftSaved(page);
  const sendAt = await slowUploads(page);
  await sendAt(200_000);
  const field = page.locator("[data-upload-into]").first();
  await dropOn(field, await png(`${title}.png`, 2_000_000));
  await expect(field.getByRole("listitem")).toContainText(/\d %|\d%/);

  await page.getByRole("button", { name: "Choose Cover" }).click();
  const picker = page.getByRole("dialog", { name: "Cover" });
  await picker.getByRole("searchbox").fill("suncheon");
  const options = picker.getByRole("listbox", { name: "Photos and files" }).getByRole("option");
  await expect(options).toHaveCount(1);
  await options.press("Enter");
  await expect(field.locator("[data-part=target]")).toContainText("Suncheon reeds");

  await sendAt(asFastAsItCan);
  await expect(field.getByRole("listitem")).toHaveCount(0, { timeout: 30_000 });
  await expect(rows(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(field.locator("[data-part=target]")).toContainText("Suncheon reeds");
});
