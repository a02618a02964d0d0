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

test("a text of half a megabyte comes in parts, and keyboard and screen reader get to its end @once", async ({
  page,
}) => {
  test.slow();
  await page.goto("/read");
  const made = await makeContent(page, "article", {
    title: { "en-US": `Long ${Date.now()}` },
    story: { "en-US": { type: "doc", content: Array.from({ length: count }, (_, at) => paragraph(at)) } },
  });
  for (const [path, place] of [
    [`/contents/article/${made.sys.id}`, "article"],
    [`/read/article/${made.sys.id}`, "article"],
    [`/contents/article/${made.sys.id}/edit`, ".rich-doc"],
    ["/contents/article?mine=1", "[data-list-page]"],
  ] as const) {
    const answer = await page.goto(path);
    expect((await answer?.body())?.length).toBeLessThan(700_000);
    await expect(page.locator(place).first()).toBeVisible();
    const elements = await page.evaluate(() => document.body.querySelectorAll("*").length);
    expect(elements, path).toBeLessThan(mostElements);
  }

  await page.goto(`/read/article/${made.sys.id}`);
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
