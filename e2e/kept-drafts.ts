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
export const keptDrafts = (page: Page) => kept(page, "drafts");

/** All versions that drafts of this device began from. */
export const keptBases = (page: Page) => kept(page, "bases");

async function kept(page: Page, table: "drafts" | "bases"): Promise<string> {
  return await page.evaluate(async (name) => {
    const open = indexedDB.open(name === "drafts" ? "atrium-drafts" : "atrium-draft-bases");
    await new Promise((resolve) => open.addEventListener("success", resolve));
    const all = open.result.transaction(name).objectStore(name).getAll();
    await new Promise((resolve) => all.addEventListener("success", resolve));
    open.result.close();
    return JSON.stringify(all.result);
  }, table);
}
