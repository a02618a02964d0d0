import type { Page } from "@playwright/test";
import { AnotherDevice } from "./another-device.ts";
import { keptDrafts } from "./kept-drafts.ts";
import { listening } from "./listening.ts";
import { expectNoBarrier } from "./look.ts";
import { expect, test } from "./portal.ts";
import type { RunningPair } from "./servers/state.ts";
import { expectItem, expectKept, named, newcomer, once, publish, titleOf } from "./session-end/writer.ts";

// Chromium says aloud what a refusal's status is.
test.use({ expectedConsole: [/Failed to load resource/] });

test.describe.configure({ timeout: 120_000 });

const begin = (page: Page) => page.getByRole("button", { name: "Create a new item from it" });

/** An item with a draft of it on this device, which another device deletes meanwhile. */
async function writeOfGone(page: Page, portal: RunningPair, mine: string): Promise<void> {
  const device = await AnotherDevice.of(newcomer(), page, portal);
  const made = await device.makeArticle({ title: { "en-US": "Ebb" }, summary: { "en-US": "Low" } });
  await page.goto(`/contents/article/${made.sys.id}/edit`);
  await listening(page, "[data-page=editor] textarea");
  await titleOf(page).fill(mine);
  await expectKept(page);
  await device.remove(made);
}

/** Including unchanged texts, which exist nowhere else by now. */
async function expectAllIsNew(page: Page, mine: string): Promise<void> {
  await expect(page).toHaveURL(/\/contents\/article\/new\?draft=/);
  await expect(titleOf(page)).toHaveValue(mine);
  await publish(page).click();
  await expectItem(page, mine);
  await expect(page.getByText("Low", { exact: true })).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toBe("[]");
}

test("the text of a deleted item can become a new item", once, async ({ page, portal }) => {
  const mine = named("Mine");
  await writeOfGone(page, portal, mine);
  await publish(page).click();
  await expect(page.getByText("This has been deleted. Your draft is safe.")).toBeVisible();
  await expect(titleOf(page)).toHaveValue(mine);
  await begin(page).click();
  await expectAllIsNew(page, mine);
});

test("a draft of a deleted item can be read and become a new item @whole", once, async ({ page, portal }) => {
  const mine = named("Mine");
  await writeOfGone(page, portal, mine);
  await page.goto("/");
  await page.getByRole("link", { name: "Continue editing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This isn’t available");
  await expect(page.getByRole("textbox", { name: "Your writing is saved here" })).toHaveValue(
    `${mine}\n\nLow`,
  );
  await expectNoBarrier(page, "what was written of an item that is gone");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await begin(page).click();
  await expectAllIsNew(page, mine);
});
