import type { Page } from "@playwright/test";
import { holdScripts } from "./held-scripts.ts";
import { expect, test } from "./signed-in.ts";

const list = "/contents/article";
const searched = "birds on the dyke";

/** Presses keys one after the other, as a typist does. */
async function type(page: Page, text: string): Promise<void> {
  for (const key of text) await page.keyboard.press(key === " " ? "Space" : key);
}

test("a search, arrows and letters that were quicker than the scripts are played in their order @once", async ({
  page,
}) => {
  const early = async (address: string, press: () => Promise<void>) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.locator("h1").first()).toBeVisible();
    await press();
    release();
  };
  await test.step("a search is all in its field", async () => {
    const box = page.getByRole("searchbox");
    await early(list, async () => {
      await expect(box).toBeVisible();
      await type(page, `/${searched}`);
    });
    await expect(box).toHaveValue(searched);
    await expect(box).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === list && url.searchParams.get("q") === searched);
  });
  await test.step("arrows select a row", async () => {
    await early(list, async () => {
      for (const key of ["ArrowDown", "ArrowDown", "x"]) await page.keyboard.press(key);
    });
    await expect(page.locator("[data-row] [data-row-link]").nth(1)).toBeFocused();
    await expect(page.getByRole("toolbar").getByText("1 selected")).toBeVisible();
  });
  await test.step("a letter begins something new", async () => {
    await early("/", () => page.keyboard.press("n"));
    await expect(page).toHaveURL(/\/new$/);
  });
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
