import type { Page } from "@playwright/test";
import { holdScripts } from "./held-scripts.ts";
import { expect, test } from "./signed-in.ts";

const list = "/contents/article";
const searched = "birds on the dyke";

/** Presses keys one after the other, as a typist does. */
async function type(page: Page, text: string): Promise<void> {
  for (const key of text) await page.keyboard.press(key === " " ? "Space" : key);
}

test("a search that is typed while the scripts are on their way is all in its field @once", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(list, { waitUntil: "commit" });
  await expect(page.getByRole("searchbox")).toBeVisible();
  await type(page, `/${searched}`);
  release();
  const box = page.getByRole("searchbox");
  await expect(box).toHaveValue(searched);
  await expect(box).toBeFocused();
  await expect(page).toHaveURL((url) => url.pathname === list && url.searchParams.get("q") === searched);
});

test("arrows and a letter that were quicker than the scripts are played in their order @once", async ({
  page,
}) => {
  const early = async (address: string, keys: readonly string[]) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.locator("h1").first()).toBeVisible();
    for (const key of keys) await page.keyboard.press(key);
    release();
  };
  await early(list, ["ArrowDown", "ArrowDown", "x"]);
  await expect(page.locator("[data-row] [data-row-link]").nth(1)).toBeFocused();
  await expect(page.getByRole("toolbar").getByText("1 selected")).toBeVisible();
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
