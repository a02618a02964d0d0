import { expect, type Page } from "@playwright/test";

/** The editor says that the draft is saved; a phone says it in fewer words than a desktop. */
export async function expectDraftSaved(page: Page): Promise<void> {
  await expect(
    page
      .getByText(/^(Draft saved|Saved) on this device/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

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
