import { expect, type Page } from "@playwright/test";

/** Selects items of a list by their check boxes. */
export async function select(page: Page, ...titles: readonly string[]): Promise<void> {
  for (const title of titles) await page.getByRole("checkbox", { name: `Select ${title}` }).check();
  await expect(page.getByRole("toolbar").getByText(`${titles.length} selected`)).toBeVisible();
}

/** Presses Delete for what is selected: a question follows. */
export async function deleteSelected(page: Page): Promise<void> {
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
}

/** Answers the question that comes before each delete. */
export async function confirmDelete(page: Page): Promise<void> {
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: /^Delete( \d+)?$/ }).click();
  await expect(question).toHaveCount(0);
}
