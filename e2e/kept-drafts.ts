import type { Page } from "@playwright/test";

/** All that is in the drafts of this device. */
export async function keptDrafts(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const open = indexedDB.open("atrium-drafts");
    await new Promise((resolve) => open.addEventListener("success", resolve));
    const all = open.result.transaction("drafts").objectStore("drafts").getAll();
    await new Promise((resolve) => all.addEventListener("success", resolve));
    open.result.close();
    return JSON.stringify(all.result);
  });
}
