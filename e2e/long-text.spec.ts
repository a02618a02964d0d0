import type { Page } from "@playwright/test";
import { listening } from "./listening.ts";
import { expect, test } from "./signed-in.ts";
import { makeContent } from "./space-calls.ts";

const count = 1_000;
const paragraph = (index: number) => ({
  type: "paragraph",
  content: [{ type: "text", text: `Paragraph ${index}. ${"Low water is at ten. ".repeat(20)}` }],
});

/** More of a page than a screen or two is never rendered at once. */
const mostElements = 1_500;

const makeArticle = (page: Page, story: object) =>
  makeContent(page, "article", { title: { "en-US": `Long ${Date.now()}` }, story: { "en-US": story } });

async function bytesOf(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(path);
  expect(answer.ok(), path).toBe(true);
  return (await answer.body()).length;
}

test("a text of half a megabyte comes in parts, and keyboard and screen reader get to its end @once", async ({
  page,
}) => {
  test.slow();
  const story = { type: "doc", content: Array.from({ length: count }, (_, at) => paragraph(at)) };
  const made = await makeArticle(page, story);
  const short = await makeArticle(page, { type: "doc", content: [paragraph(0)] });
  for (const [pathOf, place] of [
    [(id: string) => `/contents/article/${id}`, "article"],
    [(id: string) => `/contents/article/${id}/edit`, ".rich-doc"],
    [() => "/contents/article?mine=1", "[data-list-page]"],
    // Last: the test continues on this page.
    [(id: string) => `/read/article/${id}`, "article"],
  ] as const) {
    const path = pathOf(made.sys.id);
    // An item's page has its text once, with what escapes it; a list has nothing of it.
    const without = pathOf(short.sys.id);
    const frame = without === path ? 0 : await bytesOf(page, without);
    const bytes = (await (await page.goto(path))?.body())?.length ?? 0;
    expect(bytes - frame, path).toBeLessThan(1.2 * JSON.stringify(story).length);
    await expect(page.locator(place).first()).toBeVisible();
    const elements = await page.evaluate(() => document.body.querySelectorAll("*").length);
    expect(elements, path).toBeLessThan(mostElements);
  }

  await listening(page, "[data-rest] button");
  const more = page.getByRole("button", { name: "Show more" });
  const last = page.getByText(`Paragraph ${count - 1}.`);
  const shown = page.locator(".prose > p");
  let before = await shown.count();
  while ((await last.count()) === 0) {
    await more.press("Enter");
    await expect.poll(() => shown.count()).toBeGreaterThan(before);
    const now = await shown.count();
    expect(now - before).toBeLessThan(300);
    // A reader is where the new part begins.
    await expect(page.locator(".prose[tabindex]").last()).toBeFocused();
    before = now;
  }
  await expect(more).toHaveCount(0);
  await expect(shown).toHaveCount(count);
  expect(
    await shown.evaluateAll((all) => all.map((each) => /\d+/.exec(each.textContent ?? "")?.[0])),
  ).toEqual(Array.from({ length: count }, (_, at) => String(at)));
});
