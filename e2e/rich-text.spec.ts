import type { Page } from "@playwright/test";
import { holdScripts } from "./held-scripts.ts";
import { keptDrafts } from "./kept-drafts.ts";
import { expectNoBarrier } from "./look.ts";
import { itemPage } from "./portal.ts";
import { expect, test } from "./signed-in.ts";
import { makeContent } from "./space-calls.ts";

const newArticle = "/contents/article/new";

// Many keys, one after the other: a busy machine takes its time for each.
test.describe.configure({ timeout: 150_000 });

let count = 0;
const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()} ${count++}`;

const titleOf = (page: Page) => page.getByLabel(/^Title/).first();
const storyOf = (page: Page, language = "English") =>
  page.getByRole("textbox", { name: `Story, ${language}`, exact: true });
const boxOf = (page: Page) => page.locator("[data-phase]").first();
const tool = (page: Page, name: string) =>
  boxOf(page).getByRole("toolbar").getByRole("button", { name, exact: true });

test("a story is written: marks by keys, headings and lists by their signs, a link, and read as it was written @both", async ({
  page,
}) => {
  const linked = named("Linked");
  const linkedId = await createArticle(page, linked, doc(line(text("Tides."))));
  await startWriting(page, named("Written"));
  await page.keyboard.type("Low ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("water");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" at **six** and `seven`\n## Before\n- boots\n");
  await page.keyboard.press("Tab");
  await page.keyboard.type("dry socks\n\n\n> slowly\n\n");
  await page.keyboard.type("See the table");
  await expect(tool(page, "Bold")).toHaveAttribute("aria-pressed", "false");
  for (let letter = 0; letter < 5; letter++) await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("table");
  await page.keyboard.press("ControlOrMeta+k");
  const address = page.getByRole("combobox", { name: "Title or URL" });
  await expect(address).toBeFocused();
  await address.fill("javascript:alert(1)");
  await address.press("Enter");
  await expect(page.getByText("Choose an item, or enter a web or email link")).toBeVisible();
  await address.fill("www.khoa.go.kr");
  await address.press("Enter");
  await expect(storyOf(page)).toBeFocused();
  await page.keyboard.type(" first. ");
  await tool(page, "Link").click();
  await address.fill(linked);
  await expect(page.getByRole("option", { name: linked })).toBeVisible();
  await address.press("Enter");
  await expectNoBarrier(page, "a story with its tools");

  await publish(page);
  expect(await publishedStory(page)).toEqual(
    doc(
      line(
        text("Low "),
        text("water", "bold"),
        text(" at "),
        text("six", "bold"),
        text(" and "),
        text("seven", "code"),
      ),
      { type: "heading", attrs: { level: 2 }, content: [text("Before")] },
      { type: "bulletList", content: [item("boots", { type: "bulletList", content: [item("dry socks")] })] },
      { type: "blockquote", content: [line(text("slowly"))] },
      line(
        text("See the "),
        {
          type: "text",
          text: "table",
          marks: [{ type: "link", attrs: { href: "https://www.khoa.go.kr/" } }],
        },
        text(" first. "),
        {
          type: "text",
          text: linked,
          marks: [{ type: "link", attrs: { href: new URL(`/read/article/${linkedId}`, page.url()).href } }],
        },
      ),
    ),
  );
  await expect(page.locator("[data-story] strong").first()).toHaveText("water");
  await expect(page.locator("[data-story] li li")).toHaveText("dry socks");
  await page.evaluate(() => {
    document.body.dataset.sameDocument = "";
  });
  await page.locator("[data-story]").getByRole("link", { name: linked }).click();
  await expect(page).toHaveURL(`/read/article/${linkedId}`);
  await expect(page.locator("body[data-same-document]")).toBeAttached();
});

test("text typed while the editor loads is kept, where the member pressed @whole", {
  tag: "@once",
}, async ({ page }) => {
  await startWriting(page, named("Slow"));
  await page.keyboard.type("First.\nSecond.");
  await publish(page);
  await page.goto(`${page.url()}/edit`);
  const still = await boxOf(page).boundingBox();
  const first = boxOf(page).locator("p").filter({ hasText: "First." });
  const { x, y, width, height } = (await first.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width - 4, y + height / 2);
  await page.keyboard.type(" Typed at once.");
  await expect(boxOf(page)).toHaveAttribute("data-phase", "writing");
  await expect(storyOf(page).locator("p").first()).toHaveText("First. Typed at once.");
  await expect(storyOf(page)).toBeFocused();
  // Nothing has moved.
  expect(await boxOf(page).boundingBox()).toEqual(still);
});

test("text typed into a story before hydration is kept and continues in the editor @whole", {
  tag: "@once",
}, async ({ page }) => {
  const id = await createArticle(page, named("Before the scripts"), doc(line(text("First."))));
  const release = await holdScripts(page);
  await page.goto(`/contents/article/${id}/edit`, { waitUntil: "commit" });
  await storyOf(page).focus();
  await page.keyboard.type("Typed at once.");
  release();
  await expect(boxOf(page)).toHaveAttribute("data-phase", "writing");
  await expect.poll(() => keptDrafts(page)).toContain("Typed at once.");
  await expect(storyOf(page)).toBeFocused();
  await page.keyboard.type(" And more.");
  await expect(storyOf(page)).toContainText("Typed at once. And more.");
});

test.describe("without a network for it", () => {
  test.use({ expectedConsole: [/Failed to load|ChunkLoadError/] });
  test("if the editor can't be loaded, typed text is kept @whole", { tag: "@once" }, async ({ page }) => {
    // Only what comes when it is asked for is not there: what the page itself names is.
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      const isAsked = await page.evaluate(() => document.readyState === "complete").catch(() => false);
      await (isAsked ? route.abort() : route.continue());
    });
    await page.goto(newArticle);
    await titleOf(page).fill(named("No editor"));
    await storyOf(page).focus();
    await page.keyboard.type("Typed without it.");
    await expect(page.getByText("Couldn’t load the formatting tools.")).toBeVisible();
    await titleOf(page).focus();
    await expect(boxOf(page).locator(".rich-doc p")).toHaveText("Typed without it.");
    // What is still in hand, too: none of these keys is followed by anything but the end of the page.
    await storyOf(page).focus();
    await page.keyboard.type("And more.");
    await expect.poll(() => keptDrafts(page)).toContain("And more.");
    await page.reload();
    await expect(boxOf(page).locator(".rich-doc p")).toHaveText(["Typed without it.", "And more."]);
  });
});

test("Korean is composed in its own column, and side by side nothing is mixed up", { tag: "@once" }, async ({
  page,
}) => {
  await startWriting(page, named("Korean"));
  await page.keyboard.type("Tide");
  await page.getByRole("button", { name: "Add Korean" }).click();
  await expect(page.getByLabel(/^Title.*Korean/)).toBeFocused();
  await storyOf(page, "Korean").focus();
  const session = await page.context().newCDPSession(page);
  for (const syllable of ["ㅁ", "무", "물"]) {
    await session.send("Input.imeSetComposition", { text: syllable, selectionStart: 1, selectionEnd: 1 });
  }
  await session.send("Input.insertText", { text: "물" });
  await page.keyboard.insertText("때를 읽는다");
  await expect(storyOf(page, "Korean")).toHaveText("물때를 읽는다");
  await expect(storyOf(page, "Korean")).toHaveAttribute("lang", "ko-KR");
  await publish(page);
  expect(await publishedStory(page, "ko-KR")).toEqual(doc(line(text("물때를 읽는다"))));
  expect(await publishedStory(page)).toEqual(doc(line(text("Tide"))));
});

test("a draft is there again after a reload, discarded and brought back @whole", { tag: "@once" }, async ({
  page,
}) => {
  await startWriting(page, named("Draft"));
  await page.keyboard.type("Kept ");
  await page.keyboard.press("ControlOrMeta+i");
  await page.keyboard.type("here");
  await expect.poll(() => keptDrafts(page)).toContain('\\"text\\":\\"here\\"');
  await page.reload();
  await expect(page.getByText(/^Draft from .* restored/)).toBeVisible();
  await expect(boxOf(page).locator("em")).toHaveText("here");
  await storyOf(page).focus();
  await expect(boxOf(page)).toHaveAttribute("data-phase", "writing");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(storyOf(page)).toHaveText("");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(storyOf(page).locator("em")).toHaveText("here");
});

test("two hundred paragraphs are typed in without a pause @once @whole", async ({ page }) => {
  const paragraphs = Array.from({ length: 200 }, (_, at) =>
    line(text(`Paragraph ${at}. ${"low water ".repeat(40)}`)),
  );
  const id = await createArticle(page, named("Long"), doc(...paragraphs));
  await page.goto(`/contents/article/${id}/edit`);
  await storyOf(page).focus();
  await expect(boxOf(page)).toHaveAttribute("data-phase", "writing");
  const words = "the quick tide comes in and goes out again ".repeat(3);
  await page.keyboard.type(words);
  await expect(storyOf(page).locator("p").first()).toContainText(`${words}Paragraph 0.`);
});

async function startWriting(page: Page, title: string): Promise<void> {
  await page.goto(newArticle);
  await titleOf(page).fill(title);
  await storyOf(page).focus();
  await expect(boxOf(page)).toHaveAttribute("data-phase", "writing");
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(itemPage, { timeout: 60_000 });
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
}

/** As the service has it, by the page's own way to it. */
async function publishedStory(page: Page, locale = "en-US"): Promise<unknown> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await page.request.get(`/api/acma/spaces/demo/contents/${id}`);
  return (await answer.json()).fields.story?.[locale];
}

async function createArticle(page: Page, title: string, story: object): Promise<string> {
  const made = await makeContent(page, "article", { title: { "en-US": title }, story: { "en-US": story } });
  return made.sys.id;
}

function doc(...content: object[]) {
  return { type: "doc", content };
}

function line(...content: object[]) {
  return { type: "paragraph", content };
}

function item(words: string, ...rest: object[]) {
  return { type: "listItem", content: [line(text(words)), ...rest] };
}

function text(words: string, ...marks: string[]) {
  return { type: "text", text: words, ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) };
}
