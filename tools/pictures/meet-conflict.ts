import type { Page } from "@playwright/test";
import { contentAt, makeArticle, publishBehind, send, typeInTitle } from "./ways.ts";

/** Two versions of an article of the member's own; answers what takes it away again. */
export async function meetConflict(page: Page): Promise<() => Promise<void>> {
  const id = await makeArticle(page);
  await page.goto(`/contents/article/${id}/edit`);
  await typeInTitle(page, ", twice a day");
  await publishBehind(page, id);
  await page.getByRole("button", { name: "Publish" }).click();
  await page
    .getByText(/while you were editing/)
    .first()
    .waitFor();
  return async () => void (await send(page, "DELETE", contentAt(id)));
}
