import { dropOnPage } from "./drop-on-page.ts";
import { empty } from "./real-files.ts";
import { expect, test } from "./signed-in.ts";

test("the tray with a file that has a problem covers nothing of a list, and ends with the page @both", async ({
  page,
}) => {
  await page.goto("/contents/article");
  await dropOnPage(page, [empty]);
  const tray = page.getByRole("region", { name: "Uploads" });
  await expect(tray.getByRole("heading", { level: 2 })).toHaveText("1 file failed");
  const next = page.locator("[data-pager] a").last();
  await next.scrollIntoViewIfNeeded();
  // Playwright refuses to press what something else covers.
  await next.click({ trial: true });
  await page.reload();
  await dropOnPage(page, [{ ...empty, name: "another.png" }]);
  await expect(tray.getByRole("listitem")).toHaveText([/another/]);
});
