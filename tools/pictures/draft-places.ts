import { meetConflict } from "./meet-conflict.ts";
import type { Way } from "./way.ts";
import { comeAs, contentAt, makeArticle, send, typeInTitle } from "./ways.ts";

/** Where a draft comes back, is in doubt, or has lost what it was of. */
export const draftPlaces: Readonly<Record<string, Way>> = {
  "editor-draft": async (page) => {
    await comeAs(page, "newcomer@example.com");
    await page.goto("/contents/article/new");
    await typeInTitle(page, "The tide at night");
    await page.reload();
    await page.getByRole("button", { name: "Create another" }).waitFor();
  },
  "editor-gone": async (page) => {
    await comeAs(page, "newcomer@example.com");
    const id = await makeArticle(page);
    await page.goto(`/contents/article/${id}/edit`);
    await typeInTitle(page, ", twice a day");
    await send(page, "DELETE", contentAt(id));
    await page.goto(`/contents/article/${id}/edit`);
    await page.getByRole("textbox", { name: "Your writing is saved here" }).waitFor();
  },
  conflict: meetConflict,
  "conflict-hand": async (page) => {
    const putBack = await meetConflict(page);
    await page.getByRole("button", { name: "Edit manually" }).first().click();
    await page.getByRole("textbox", { name: "Edit manually: Title" }).waitFor();
    return putBack;
  },
};
