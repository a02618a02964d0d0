import { expect, type Page, type Request } from "@playwright/test";
import { confirmDelete } from "./confirm-delete.ts";
import { holdScripts } from "./held-scripts.ts";
import { NoteAuthor, openList, rows, titles } from "./list/note-author.ts";
import { expectNoBarrier } from "./look.ts";
import { test } from "./portal.ts";

// Chromium says aloud what a refusal's status is.
test.use({ expectedConsole: [/Failed to load resource/] });

const mine = "/contents/note?mine=1";
const isRenewal = (headers: Record<string, string>) =>
  "rsc" in headers && !("next-router-prefetch" in headers);

test("a list is ordered, also before its scripts are there, and pages through the Space; its address shows the same after a reload @once", async ({
  page,
  context,
  portal,
}) => {
  const names = Array.from({ length: 16 }, (_, index) => `Leaf ${String(15 - index).padStart(2, "0")}`);
  await (await NoteAuthor.in(context, portal.url)).write(names);
  await test.step("a menu that is opened before the scripts are there stays open, and what belongs in it comes", async () => {
    const release = await holdScripts(page);
    await page.goto(mine, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Order: Recently edited" }).click();
    const menu = page.getByRole("dialog", { name: "Order" });
    await expect(menu).toBeVisible();
    release();
    await menu.getByRole("link", { name: "Oldest first" }).click();
    await expect(page).toHaveURL(/order=sys\.createdAt/);
    await expect.poll(async () => (await titles(page))[0]).toBe("Leaf 00");
    await page.goBack();
    await expect(page).not.toHaveURL(/order=/);
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Notes\s?16 of \d+$/);
  await expect.poll(async () => (await titles(page))[0]).toBe("Leaf 15");
  await page.getByRole("button", { name: "Title", exact: true }).click();
  await expect.poll(async () => (await titles(page))[0]).toBe("Leaf 00");
  await page.getByRole("link", { name: "Next" }).click();
  await expect.poll(() => titles(page)).toEqual(["Leaf 15"]);
  await expect(page).toHaveURL(/order=fields\.title\.en-US.*next=/);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(["Leaf 15"]);
});

test("an emptied last page is replaced by the previous one @once @whole", async ({
  page,
  context,
  portal,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(
    Array.from({ length: 16 }, (_, index) => `Moss ${index}`),
  );
  await openList(page, mine);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await page.keyboard.press("Delete");
  await confirmDelete(page);
  await expect(rows(page)).toHaveCount(15);
  await expect(page).not.toHaveURL(/next=/);
  await expect(page.getByText("1–15 of 15")).toBeVisible();
});

test("a late answer doesn't remount the list and lose the focus @once @whole", async ({
  page,
  context,
  portal,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(["held600ms Reed", "held600ms Sedge"]);
  await openList(page, mine);
  const search = page.getByRole("searchbox");
  await search.fill("held600ms");
  const found = page.waitForResponse(/api\/acma.*held600ms/);
  await search.press("Enter");
  await found;
  await expect(rows(page)).toHaveCount(2);
  const head = page.getByRole("button", { name: "Title", exact: true });
  const late = Promise.withResolvers<void>();
  await page.route("**/api/acma/**", async (route) => {
    await late.promise;
    await route.continue();
  });
  await head.press("Enter");
  await expect(rows(page)).toHaveCount(0);
  late.resolve();
  await expect(rows(page)).toHaveCount(2);
  await page.unrouteAll({ behavior: "wait" });
  await expect(head).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("x");
  await page.keyboard.press("Delete");
  await confirmDelete(page);
  await expect(rows(page)).toHaveCount(1);
  await search.focus();
  await page.waitForResponse((response) => isRenewal(response.request().headers()), { timeout: 20_000 });
  // The frame comes at once, the list when the Space has answered; neither may take the place of what is there.
  for (let moment = 0; moment < 12; moment += 1) {
    await page.waitForTimeout(100);
    await expect(search).toBeFocused({ timeout: 1 });
  }
});

test("a deletion on an item's page is undone on the list that follows; pending ones are sent before sign-out", {
  tag: "@once",
}, async ({ page, context, portal }) => {
  const email = `list-out-${Date.now()}@example.com`;
  const author = await NoteAuthor.in(context, portal.url, email);
  const notes = await author.write(["Sandpiper", "Tern"]);
  const [note] = notes;
  if (note === undefined) throw new Error("no note");
  // The page has a session of its own, and ends no other.
  await NoteAuthor.in(context, portal.url, email);
  await openList(page, mine);
  await page.getByRole("link", { name: "Sandpiper" }).click();
  await expect(page.getByRole("heading", { name: "Sandpiper", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("heading")).toHaveText("Delete “Sandpiper”?");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await confirmDelete(page);
  await expect(page.getByText("Deleted “Sandpiper”.")).toBeVisible();
  await expect(page).toHaveURL(/\/contents\/note\?mine=1$/);
  await expect.poll(() => titles(page)).toEqual(["Tern"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => titles(page)).toEqual(["Sandpiper", "Tern"]);
  expect(await author.has(note)).toBe(true);

  await test.step("a delete that waits goes out before its member is signed out", async () => {
    await page.getByRole("checkbox", { name: "Select all on this page" }).click();
    await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
    await confirmDelete(page);
    await expect(page.getByText("Deleted “Sandpiper” and 1 more.")).toBeVisible();
    await page.locator("[popovertarget=member-menu]").filter({ visible: true }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    expect(await Promise.all(notes.map((each) => author.has(each)))).toEqual([false, false]);
  });
});

test("deleting an item that was opened by a link shows the default list @once @whole", async ({
  page,
  context,
  portal,
}) => {
  const [first, second] = await (await NoteAuthor.in(context, portal.url)).write(["Dunlin", "Knot"]);
  await openList(page, `${mine}&q=${first?.title}`);
  await page.getByRole("link", { name: "Dunlin" }).click();
  await expect(page.getByRole("heading", { name: "Dunlin", level: 1 })).toBeVisible();
  await page.goto(`/contents/note/${second?.id}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
  await expect(page).toHaveURL(/\/contents\/note$/);
});

test("a delete that waits goes out with the page @once", async ({ page, context, portal }) => {
  const author = await NoteAuthor.in(context, portal.url);
  const notes = await author.write(Array.from({ length: 15 }, (_, index) => `Shell ${index}`));
  await openList(page, mine);
  await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
  await expectNoBarrier(page, "the question");
  await confirmDelete(page);
  await expect(page.getByText("Deleted “Shell 0” and 14 more.")).toBeVisible();
  await page.goto("about:blank");
  await expect
    .poll(async () => (await Promise.all(notes.map((note) => author.has(note)))).includes(true), {
      timeout: 30_000,
    })
    .toBe(false);
});

test("after a delete, opening a list asks for that list alone, and once @once @whole", async ({
  page,
  context,
  portal,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(["Limpet", "Mussel", "Oyster"]);
  await openList(page, mine);
  await page.getByRole("button", { name: "Actions for Oyster" }).click();
  const answer = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
  await answer;
  await quiet(page);
  // The second one counts: what is kept from one to the next is there by then.
  await asksOfReturn(page, "Limpet");
  // The list itself, where it was not asked for within the last two seconds; a list that is renewed brings more along.
  const own = "GET /api/acma/spaces/demo/content-types/note/contents";
  expect([[], [own]]).toContainEqual(await asksOfReturn(page, "Limpet"));
});

/**
 * What is asked for when one comes back from an item to the list. A look at the session is none of a list's: it goes
 * by a clock of its own.
 */
async function asksOfReturn(page: Page, title: string): Promise<string[]> {
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await quiet(page);
  const asked: string[] = [];
  const onRequest = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.headers()["next-router-prefetch"] === undefined && pathname !== "/api/session")
      asked.push(`${request.method()} ${pathname}`);
  };
  page.on("request", onRequest);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await quiet(page);
  page.off("request", onRequest);
  return asked;
}

/** Until nothing is on its way, and for a second nothing has been. */
async function quiet(page: Page): Promise<void> {
  const underWay = new Set<Request>();
  let lastMs = Date.now();
  const onBegin = (request: Request) => {
    underWay.add(request);
    lastMs = Date.now();
  };
  const onEnd = (request: Request) => {
    underWay.delete(request);
    lastMs = Date.now();
  };
  page.on("request", onBegin).on("requestfinished", onEnd).on("requestfailed", onEnd);
  await expect.poll(() => underWay.size === 0 && Date.now() - lastMs > 1_000).toBe(true);
  page.off("request", onBegin).off("requestfinished", onEnd).off("requestfailed", onEnd);
}
