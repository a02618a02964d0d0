import type { BrowserContext, Page } from "@playwright/test";
import { confirmDelete, deleteSelected, select } from "./confirm-delete.ts";
import { type Note, NoteAuthor, openList, rows, titles } from "./list/note-author.ts";
import { expectNoBarrier } from "./look.ts";
import { Librarian, names, openLibrary } from "./media/librarian.ts";
import { expect, test } from "./portal.ts";

const mine = "/contents/note?mine=1";
const question = (page: Page) => page.getByRole("alertdialog");
const bar = (page: Page) => page.getByRole("toolbar");

/** A list of one's own notes. */
async function ownNotes(page: Page, context: BrowserContext, portalUrl: string, wanted: readonly string[]) {
  const author = await NoteAuthor.in(context, portalUrl);
  const notes = await author.write(wanted);
  await openList(page, mine);
  const has = (at: number) => author.has(notes[at] ?? { id: "", title: "" });
  return { notes, has };
}

const rowDelete = async (page: Page, title: string) => {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("dialog", { name: "Actions" }).getByRole("button", { name: "Delete" }).click();
};

test("a delete is sent where the member's own style allows no animation @once", async ({
  page,
  context,
  portal,
}) => {
  const { has } = await ownNotes(page, context, portal.url, ["Still", "Other"]);
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync("* { animation: none !important; transition: none !important }");
    document.adoptedStyleSheets.push(style);
  });
  await rowDelete(page, "Still");
  await confirmDelete(page);
  await expect.poll(() => titles(page)).toEqual(["Other"]);
  await page.mouse.move(0, 0);
  await expect.poll(() => has(0), { timeout: 12_000 }).toBe(false);
});

test.describe("a delete that is refused", () => {
  test.use({ expectedConsole: [/status of 403/] });

  test("is reported on another page too, and its list says why @once", async ({ page, context, portal }) => {
    await ownNotes(page, context, portal.url, ["Kept", "Other"]);
    await page.route("**/api/acma/spaces/demo/contents/*", async (route, request) => {
      if (request.method() !== "DELETE") return route.fallback();
      await route.fulfill({ status: 403, json: { sys: { type: "Error", id: "AccessDenied" }, message: "" } });
    });
    await rowDelete(page, "Kept");
    await confirmDelete(page);
    await page
      .getByRole("link", { name: "Your profile" })
      .or(page.getByRole("link", { name: "Home" }))
      .first()
      .click();
    const alert = page.getByRole("alert").filter({ hasText: "“Kept” could not be deleted." });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await alert.getByRole("link", { name: "Show" }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByText("Kept: Your role here does not let you delete it.")).toBeVisible();
  });
});

test("what a search or another page hides is not selected and not deleted @once", async ({
  page,
  context,
  portal,
}) => {
  const { has } = await ownNotes(page, context, portal.url, [
    "Alder seen",
    "Alder too",
    "Willow hidden",
    ...Array.from({ length: 13 }, (_, at) => `Reed ${at}`),
  ]);
  await select(page, "Alder seen", "Willow hidden");
  await page.getByRole("searchbox").fill("alder");
  await expect(rows(page)).toHaveCount(2);
  await expect(bar(page).getByText("1 selected")).toBeVisible();
  await deleteSelected(page);
  await expect(question(page).getByRole("heading")).toHaveText("Delete “Alder seen”?");
  await expect(question(page)).not.toContainText("Willow");
  await confirmDelete(page);
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("link", { name: "Willow hidden" })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect.poll(() => has(0), { timeout: 12_000 }).toBe(false);
  expect(await has(2)).toBe(true);

  await select(page, "Reed 0");
  await page.reload();
  await openList(page, mine);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expect(bar(page).getByText("15 selected")).toBeVisible();
  await page.getByRole("button", { name: "Order: Recently changed" }).click();
  await page.getByRole("link", { name: "Oldest first" }).click();
  await expect(bar(page).getByText("15 selected")).toBeVisible();
});

test("the next page begins with nothing selected @once", async ({ page, context, portal }) => {
  await ownNotes(
    page,
    context,
    portal.url,
    Array.from({ length: 17 }, (_, at) => `Leaf ${at}`),
  );
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expect(bar(page).getByText("15 selected")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(bar(page)).toHaveCount(0);
});

test("a search leaves nothing selected in the library that it hides @once", async ({
  page,
  context,
  portal,
}) => {
  const librarian = await Librarian.in(context, portal.url);
  const [oak = "", elm = ""] = await librarian.bring([{ title: "Oak" }, { title: "Elm" }]);
  await openLibrary(page, "/media?mine=1");
  await select(page, "Oak", "Elm");
  await page.getByRole("searchbox").fill("oak");
  await expect.poll(() => names(page)).toEqual(["Oak"]);
  await deleteSelected(page);
  await expect(question(page).getByRole("heading")).toHaveText("Delete “Oak”?");
  await confirmDelete(page);
  await expect.poll(() => librarian.has(oak), { timeout: 12_000 }).toBe(false);
  expect(await librarian.has(elm)).toBe(true);
});

test("one question names what is deleted, from a row, the keys, a selection and the item's own page @once", async ({
  page,
  context,
  portal,
}) => {
  const { notes, has } = await ownNotes(page, context, portal.url, ["Ruff", "Knot", "Stint"]);
  const asks = async (title: string) => {
    await expect(question(page).getByRole("heading")).toHaveText(title);
    await expect(question(page).getByRole("button", { name: /^Keep/ })).toBeFocused();
  };
  await rowDelete(page, "Ruff");
  await asks("Delete “Ruff”?");
  await expect(question(page)).toContainText("This deletes it for everyone. You can undo it for 5 seconds.");
  await page.keyboard.press("Escape");
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("link", { name: "Knot" }).focus();
  await page.keyboard.press("Delete");
  await asks("Delete “Knot”?");
  await question(page).getByRole("button", { name: "Keep it" }).click();

  await select(page, "Ruff", "Stint");
  await deleteSelected(page);
  await asks("Delete 2 items?");
  await expect(question(page).getByRole("listitem")).toHaveText(["Ruff", "Stint"]);
  await expect(question(page)).toContainText("You can undo it for 15 seconds.");
  await expectNoBarrier(page, "the question");
  await question(page).getByRole("button", { name: "Delete 2" }).click();
  await expect(page.getByText("Deleted 2: “Ruff” and one more.")).toBeVisible();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(7_000);
  expect(await Promise.all([has(0), has(2)])).toEqual([true, true]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.goto(`/contents/note/${notes[1]?.id}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Delete" }).click();
  await asks("Delete “Knot”?");
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted “Knot”.")).toBeVisible();
});

test("what stays is named apart from what goes @once", async ({ page, context, portal }) => {
  const stem = `Mixed ${Date.now()}`;
  await (await NoteAuthor.in(context, portal.url)).write([`${stem} theirs`]);
  await context.clearCookies();
  const author = await NoteAuthor.in(context, portal.url);
  const [own, second] = await author.write([`${stem} own`, `${stem} second`]);
  await openList(page, `/contents/note?fields.title.en-US[prefix]=${encodeURIComponent(stem)}`);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await deleteSelected(page);
  await expect(question(page).getByRole("heading")).toHaveText("Delete 2 items?");
  const [going, staying] = [
    question(page).getByRole("list").first(),
    question(page).getByRole("list").last(),
  ];
  await expect(going.getByRole("listitem")).toHaveText([`${stem} own`, `${stem} second`]);
  await expect(question(page)).toContainText(
    "One item stays, because only the person who wrote it can delete it:",
  );
  await expect(staying.getByRole("listitem")).toHaveText([new RegExp(`^${stem} theirs · list-`)]);
  await question(page).getByRole("button", { name: "Delete 2" }).click();
  await expect.poll(() => titles(page)).toEqual([`${stem} theirs`]);
  await page.goto("about:blank");
  const isThere = (note: Note | undefined) => author.has(note ?? { id: "", title: "" });
  await expect.poll(() => Promise.all([isThere(own), isThere(second)])).toEqual([false, false]);
});
