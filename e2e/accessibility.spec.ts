import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./portal.ts";

const places = {
  home: "/",
  list: "/contents/article",
  "empty list": "/contents/walk?mine=1",
  editor: "/contents/article/new",
  "nothing there": "/contents/article/none",
};

for (const theme of ["light", "dark"] as const) {
  test.describe(theme, () => {
    // Chromium says aloud that the address with nothing there is a 404.
    test.use({ colorScheme: theme, expectedConsole: [/status of 404/] });

    test("the way in has no barrier that axe can find", async ({ page }) => {
      await page.goto("/sign-in");
      await expectNoBarrier(page);
    });

    test("no page of a member has a barrier that axe can find", async ({ page }) => {
      test.slow();
      await signIn(page, "ada@example.com");
      for (const [name, address] of Object.entries(places)) {
        await test.step(name, async () => {
          await page.goto(address);
          await expectNoBarrier(page);
        });
      }
      for (const whose of ["", "?mine=1"]) {
        await test.step(`item ${whose}`, async () => {
          await page.goto(`/contents/article${whose}`);
          await page.getByRole("row").nth(1).getByRole("link").click();
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expectNoBarrier(page);
        });
      }
    });
  });
}

async function expectNoBarrier(page: Page): Promise<void> {
  await expect(page.getByRole("heading").first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" ")}`),
      page.url(),
    )
    .toEqual([]);
}
