import type { Page } from "@playwright/test";
import { holdScripts } from "./held-scripts.ts";
import { expectDraftSaved } from "./kept-drafts.ts";
import { listening } from "./listening.ts";
import { expect, test } from "./signed-in.ts";
import { type MadeContent, makeContent, readPublished } from "./space-calls.ts";

let count = 0;
const named = (what: string) => `${what} ${Date.now()} ${count++}`;
const titleOf = (page: Page) => page.getByLabel(/^Title/).first();
const publish = (page: Page) => page.getByRole("button", { name: "Publish" }).click();
const editPath = ({ sys }: MadeContent) => `/contents/article/${sys.id}/edit`;

async function makeArticle(page: Page, title: string): Promise<MadeContent> {
  return await makeContent(page, "article", { title: { "en-US": title } });
}

/** The editor of a new article with this title as the server renders it; the answer brings its scripts. */
async function openWithoutScripts(page: Page, title: string): Promise<() => void> {
  const made = await makeArticle(page, title);
  const release = await holdScripts(page);
  await page.goto(editPath(made), { waitUntil: "commit" });
  return release;
}

test("text typed before hydration is kept, also in filled fields @once", async ({ page }) => {
  const title = named("Early");
  const release = await openWithoutScripts(page, title);
  await titleOf(page).fill(`${title}, early`);
  release();
  await expectDraftSaved(page);
  await expect(titleOf(page)).toHaveValue(`${title}, early`);
});

test("a choice of yes or no that is made before the scripts are there is made for the form, too @once @whole", async ({
  page,
}) => {
  const release = await openWithoutScripts(page, named("Turned early"));
  const yes = page.getByRole("radiogroup", { name: "Needs low water" }).getByText("Yes");
  await yes.click();
  release();
  await expectDraftSaved(page);
  await expect(yes.getByRole("radio")).toBeChecked();
  await publish(page);
  expect((await readPublished(page)).fields.needsLowWater).toEqual({ "en-US": true });
});

test("served texts stay in place during hydration @once @whole", async ({ page }) => {
  const title = named("Standing");
  const made = await makeArticle(page, title);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const control = document.querySelector<HTMLTextAreaElement>('[name="title.en-US"]');
      if (control !== null && document.readyState !== "loading") seen.add(control.value);
    };
    const observe = () => new MutationObserver(look).observe(document, { childList: true, subtree: true });
    observe();
    setInterval(look, 1);
  });
  await page.goto(editPath(made));
  await listening(page, '[name="title.en-US"]');
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([title]);
});
