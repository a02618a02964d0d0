import type { Way } from "./way.ts";
import { typeInTitle } from "./ways.ts";

export const editorPlaces: Readonly<Record<string, Way>> = {
  "editor-menu": async (page) => {
    await page.goto("/contents/article/new");
    await page.waitForLoadState("networkidle");
    await page.getByRole("textbox", { name: /^Story/ }).focus();
    await page.locator(".ProseMirror").click();
    await page.keyboard.type("/");
    await page.getByRole("listbox").waitFor();
  },
  "editor-data": async (page) => {
    await page.goto("/contents/note/new");
    await page.waitForLoadState("networkidle");
    await page.getByText("Table", { exact: true }).click();
    await page.getByRole("button", { name: "Add column" }).first().click();
    await page.keyboard.type("Species");
    await page.keyboard.press("Tab");
    await page.waitForTimeout(500);
  },
  "editor-waiting": async (page) => {
    await page.goto("/contents/article/new");
    await typeInTitle(page, "Written on a train");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText(/^Waiting for a connection/).waitFor();
    return async () => {
      await page.getByRole("button", { name: "Don’t publish" }).click();
      await page.context().setOffline(false);
    };
  },
};
