import { itemAddress } from "./accessibility/states.ts";
import { shiftOf } from "./look.ts";
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
