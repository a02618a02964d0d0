import { expect, type Page } from "@playwright/test";

/** Answers the question that comes before each delete. */
export async function confirmDelete(page: Page): Promise<void> {
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: /^Delete( \d+)?$/ }).click();
  await expect(question).toHaveCount(0);
}
