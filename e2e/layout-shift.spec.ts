import { itemAddress } from "./accessibility/states.ts";
import { dropOn } from "./drop-on.ts";
import { shiftOf } from "./look.ts";
import { png } from "./real-files.ts";
import { expect, test } from "./signed-in.ts";

const most = 0.02;
const watchedMs = 1_500;

test("nothing moves while a list, the library, an item and an editor come", async ({ page }) => {
  const item = await itemAddress(page, "&mine=1");
  for (const address of [
    "/contents/article",
    "/contents/place",
    "/media",
    "/media?view=list",
    "/profile",
    item,
    `${item}/edit`,
    "/contents/article/new",
  ]) {
    await test.step(address, async () => {
      await page.goto(address);
      await page.waitForTimeout(watchedMs);
      expect.soft(await shiftOf(page), address).toBeLessThanOrEqual(most);
    });
  }
});

test("nothing moves while a photo is uploaded into a field, nor when its draft comes back", async ({
  page,
}) => {
  const name = `${test.info().project.name} ${Date.now()}`;
  await page.goto("/contents/article/new");
  await page.waitForTimeout(watchedMs);
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(name);
  await expect(page.getByText(/^(Draft saved|Saved) on this device/).filter({ visible: true })).toBeVisible();
  const field = page.locator(".upload-into").first();
  await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { buffer, ...file } = await png();
  await dropOn(field, {
    ...file,
    name: `${name}.png`,
    buffer: Buffer.concat([buffer, Buffer.alloc(3_000_000)]),
  });
  await expect(field.locator(".target-card")).toContainText(name, { timeout: 20_000 });
  await expect(page.locator(".upload-row")).toHaveCount(0, { timeout: 20_000 });
  expect.soft(await shiftOf(page), "uploaded").toBeLessThanOrEqual(most);
  await page.reload();
  await expect(page.getByText(/^Draft from .* restored/)).toBeVisible();
  await page.waitForTimeout(watchedMs);
  expect.soft(await shiftOf(page), "restored").toBeLessThanOrEqual(most);
});
