import type { Page } from "@playwright/test";
import { dropOn } from "./drop-on.ts";
import { ownItemAddress } from "./item-address.ts";
import { expectDraftSaved } from "./kept-drafts.ts";
import { listening } from "./listening.ts";
import { shiftOf } from "./look.ts";
import { png } from "./real-files.ts";
import { expect, test } from "./signed-in.ts";

const most = 0.02;

type Last = readonly [control: string, last?: string];

/** What is there last at each address: its controls hear, its texts can be written, its pictures are drawn. */
async function arrived(page: Page, [control, last = control]: Last): Promise<void> {
  await listening(page, control);
  await page.locator(last).first().waitFor({ state: "attached" });
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter(({ loading, src }) => loading !== "lazy" && src !== "");
    return seen.every(({ complete }) => complete);
  });
}

const list: Last = ['[aria-keyshortcuts="N"]'];
const library: Last = ["[data-list]"];
const editor: Last = ["textarea", "[data-upload-into]"];

test("nothing moves while a list, the library, an item and an editor come @whole", async ({ page }) => {
  const item = await ownItemAddress(page);
  const addresses: readonly [address: string, last: Last][] = [
    ["/contents/article", list],
    ["/contents/place", list],
    ["/media", library],
    ["/media?view=list", library],
    ["/profile", ["main input"]],
    [item, ["main button"]],
    [`${item}/edit`, editor],
    ["/contents/article/new", editor],
  ];
  for (const [address, last] of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await arrived(page, last);
      expect.soft(await shiftOf(page), address).toBeLessThanOrEqual(most);
    });
  }
});

test("nothing moves while a photo is uploaded into a field, nor when its draft is restored @whole", async ({
  page,
}) => {
  const name = `${test.info().project.name} ${Date.now()}`;
  await page.goto("/contents/article/new");
  await arrived(page, editor);
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(name);
  await expectDraftSaved(page);
  const field = page.locator("[data-upload-into]").first();
  await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await dropOn(field, await png(`${name}.png`, 3_000_000));
  await expect(field.locator("[data-part=target]")).toContainText(name, { timeout: 20_000 });
  await expect(page.locator("[data-upload-tray] li")).toHaveCount(0, { timeout: 20_000 });
  expect.soft(await shiftOf(page), "uploaded").toBeLessThanOrEqual(most);
  await page.reload();
  await expect(page.getByText(/^Draft from .* restored/)).toBeVisible();
  await arrived(page, editor);
  expect.soft(await shiftOf(page), "restored").toBeLessThanOrEqual(most);
});
