import type { BrowserContext, Page } from "@playwright/test";
import { NoteAuthor } from "./list/note-author.ts";
import { expectNoBarrier } from "./look.ts";
import { Librarian, openLibrary, tile } from "./media/librarian.ts";
import { expect, test } from "./portal.ts";

const admin = "grace@example.com";
const question = (page: Page) => page.getByRole("alertdialog");

/** A note of a new member, and an administrator's browser. */
async function othersNotes(context: BrowserContext, portalUrl: string, titles: readonly string[]) {
  const author = await NoteAuthor.in(context, portalUrl);
  const notes = await author.write(titles);
  await context.clearCookies();
  await NoteAuthor.in(context, portalUrl, admin);
  return { author, notes };
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: /^Delete \(by / }).click();
}

test("another member's item is deleted after a dialog that names its author, and never edited @both", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  const { author, notes } = await othersNotes(context, portal.url, [`Squall ${Date.now()}`]);
  const [note] = notes;
  if (note === undefined) throw new Error("Nothing was written");
  await page.goto(`/contents/note/${note.id}/edit`);
  await expect(page.getByRole("button", { name: "Publish" })).toHaveCount(0);
  await page.getByRole("link", { name: "View" }).click();
  await askToDelete(page);
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveCount(0);
  await expect(question(page)).toContainText(
    /list-.+ created this\. You can delete it because you’re an administrator\./,
  );
  // On a phone it is on the edge that closes the sheet.
  if (!isMobile) await expect(question(page).getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectNoBarrier(page, "the second look");
  await question(page).getByRole("button", { name: "Delete" }).click();

  await expect(page).toHaveURL("/contents/note");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await author.has(note)).toBe(true);
  await page.goto(`/contents/note/${note.id}`);
  await askToDelete(page);
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  // An immediate leave.
  await page.goto("/profile");
  await expect.poll(() => author.has(note)).toBe(false);
  await expect(page.getByText("Yes. You can delete what other members created.")).toBeVisible();
});

test("another member's file names its owner, is read-only, and is deleted after a dialog @whole", {
  tag: "@once",
}, async ({ page, context, portal }) => {
  const librarian = await Librarian.in(context, portal.url);
  const title = `Skua ${Date.now()}`;
  const [mediaId = ""] = await librarian.bring([{ title }]);
  await context.clearCookies();
  await context.addCookies([{ name: "language", value: "ko", url: portal.url }]);
  await NoteAuthor.in(context, portal.url, admin);
  await openLibrary(page, `/media?q=${encodeURIComponent(title)}`);
  await tile(page, title).click();
  await expect(page.getByText("업로드한 사람만 수정할 수 있어요.")).toBeVisible();
  await expect(page.locator("[data-file-panel] form").getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: /^삭제\(업로드한 사람: {2}/ }).click();
  await expect(question(page)).toContainText("님이 업로드했어요. 관리자이므로 삭제할 수 있어요.");
  await question(page).getByRole("button", { name: "삭제" }).click();
  await expect(page.getByRole("button", { name: "실행 취소" })).toBeVisible();
  await page.goto("/profile");
  await expect.poll(() => librarian.has(mediaId)).toBe(false);
});
