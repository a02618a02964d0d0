import type { Page } from "@playwright/test";
import { itemAddress } from "./accessibility/states.ts";
import { expect, test } from "./signed-in.ts";

const most = 0.02;
const watchedMs = 1_500;

test("nothing moves while a list, an item and an editor come", async ({ page }) => {
  const item = await itemAddress(page, "&mine=1");
  for (const address of [
    "/contents/article",
    "/contents/place",
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

/** Cumulative layout shift since the page began; what followed an input does not count. */
async function shiftOf(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value = 0, hadRecentInput = false } = entry as {
              value?: number;
              hadRecentInput?: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(Math.round(sum * 10_000) / 10_000), 100);
      }),
  );
}
