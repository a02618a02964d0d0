import type { Page } from "@playwright/test";
import { holdScripts } from "./held-scripts.ts";
import { expect, test } from "./signed-in.ts";

const list = "/contents/article";
const searched = "birds on the dyke";

/** Presses keys one after the other, as a typist does. */
async function type(page: Page, text: string, delayMs = 0): Promise<void> {
  for (const key of text) await page.keyboard.press(key === " " ? "Space" : key, { delay: delayMs });
}

async function expectSearch(page: Page): Promise<void> {
  const box = page.getByRole("searchbox");
  await expect(box).toHaveValue(searched);
  await expect(box).toBeFocused();
  await expect(page).toHaveURL((url) => url.pathname === list && url.searchParams.get("q") === searched);
}

test("a search that is typed while the scripts are on their way is all in its field @once", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(list, { waitUntil: "commit" });
  await expect(page.getByRole("searchbox")).toBeVisible();
  await type(page, `/${searched}`);
  release();
  await expectSearch(page);
});

test("so is one that is typed while a slow machine brings the page to life, whenever it begins @once", async ({
  page,
}) => {
  test.slow();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (let tryAt = 0; tryAt < 8; tryAt++) {
    await page.goto(list, { waitUntil: "commit" });
    await expect(page.getByRole("searchbox")).toBeVisible({ timeout: 30_000 });
    await page.waitForTimeout(tryAt * 120);
    await type(page, `/${searched}`, 10);
    await expectSearch(page);
  }
});

test("arrows, a palette and a letter that were quicker than the scripts are played in their order @once", async ({
  page,
}) => {
  const early = async (path: string, keys: readonly string[]) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("h1").first()).toBeVisible();
    for (const key of keys) await page.keyboard.press(key);
    release();
  };
  await early(list, ["ArrowDown", "ArrowDown", "x"]);
  await expect(page.locator("[data-row] [data-row-link]").nth(1)).toBeFocused();
  await expect(page.getByRole("toolbar").getByText("1 selected")).toBeVisible();

  await early(list, ["Control+k", "t", "i", "d", "e"]);
  await expect(page.getByRole("combobox")).toHaveValue("tide");

  await early("/", ["n"]);
  await expect(page).toHaveURL(/\/new$/);
});

test("a press on the palette's button before the scripts have loaded opens it, with the text typed next @both", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Search or jump to" }).first().click();
  await type(page, "tide");
  release();
  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
  await expect(page.getByRole("combobox")).toHaveValue("tide");
});

test("the first key of a Korean composition is the input method's, while early keys are played @once", async ({
  page,
  context,
}) => {
  const early = "tide and time ".repeat(14).trim();
  const devtools = await context.newCDPSession(page);
  const release = await holdScripts(page);
  await page.goto(list, { waitUntil: "commit" });
  await expect(page.getByRole("searchbox")).toBeVisible();
  await type(page, `/${early}`);
  release();
  await page.waitForFunction(() => window.keyQueue?.isPlaying && document.activeElement?.matches("input"));
  const key = { key: "ㄱ", code: "KeyR", windowsVirtualKeyCode: 229 };
  await devtools.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
  await devtools.send("Input.imeSetComposition", { text: "강", selectionStart: 1, selectionEnd: 1 });
  await devtools.send("Input.insertText", { text: "강" });
  expect(await page.evaluate(() => window.keyQueue?.isPlaying)).toBe(true);
  await expect
    .poll(async () => (await page.getByRole("searchbox").inputValue()).length)
    .toBeGreaterThan(early.length);
  await page.waitForFunction(() => window.keyQueue?.isPlaying === false);
  expect(await page.getByRole("searchbox").inputValue()).toMatch(/^[a-z ]*강[a-z ]*$/);
});

for (const path of ["/", list, "/media", "/profile", "/read", "/read/article", "/contents/article/new"]) {
  test(`${path}: the page listens once it is there, and no key is held back @once`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    // Less than the longest wait for what never comes.
    await expect(async () => {
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      const passed = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            addEventListener("keydown", () => resolve(true), { once: true });
            setTimeout(() => resolve(false), 300);
          }),
      );
      await page.keyboard.press("F2");
      expect(await passed).toBe(true);
    }).toPass({ timeout: 6_000 });
  });
}
