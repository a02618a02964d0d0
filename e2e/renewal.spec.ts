import { setTimeout as wait } from "node:timers/promises";
import { expect, signIn, test } from "./portal.ts";

const pastExpiryMs = 2_200;

test.use({ pair: "expiring" });

test("a member continues to work in a browser after accessTokens have expired @whole", {
  tag: "@once",
}, async ({ page, portal }) => {
  const renewals = () => portal.recordings.space().filter(({ path }) => path.endsWith("/oauth/refresh"));
  await signIn(page, "grace@example.com");
  await page.goto("/contents/note");
  await expect(page.getByRole("row").nth(1)).toBeVisible();

  const before = renewals().length;
  await wait(pastExpiryMs);
  await page.getByRole("link", { name: "Mine" }).click();
  await expect(page).toHaveURL(/mine/);
  await wait(pastExpiryMs);
  await page.goto("/contents/place");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  expect(renewals().length).toBeGreaterThan(before);
});
