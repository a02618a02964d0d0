import { expect, type Page, type Request } from "@playwright/test";
import { confirmDelete } from "./confirm-delete.ts";
import { holdScripts } from "./held-scripts.ts";
import { NoteAuthor, openList, rows, titles, tool } from "./list/note-author.ts";
import { test } from "./portal.ts";

// Chromium says aloud what a refusal's status is.
test.use({ expectedConsole: [/Failed to load resource/] });

const mine = "/contents/note?mine=1";
const isRenewal = (headers: Record<string, string>) =>
  "rsc" in headers && !("next-router-prefetch" in headers);
const oneDelete = "**/api/acma/spaces/*/contents/*";

test("a list is ordered by any column, and its address says so", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(["Birch", "Ash", "Cedar"]);
  await openList(page, mine);
  expect(await titles(page)).toEqual(["Birch", "Ash", "Cedar"]);
  if (isMobile) {
    await tool(page, true, "Order");
    await page.getByRole("dialog", { name: "Order" }).getByRole("link", { name: "Title A–Z" }).click();
  } else await page.getByRole("button", { name: "Title", exact: true }).click();
  await expect(page).toHaveURL(/order=fields\.title\.en-US/);
  await expect.poll(() => titles(page)).toEqual(["Ash", "Birch", "Cedar"]);
  if (isMobile) return;
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("button", { name: "Title", exact: true }).click();
  await expect.poll(() => titles(page)).toEqual(["Cedar", "Birch", "Ash"]);
  await expect(page.getByRole("button", { name: "Title", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Order: Title Z–A" }).click();
  await page.getByRole("link", { name: "Oldest first" }).click();
  await expect.poll(() => titles(page)).toEqual(["Cedar", "Ash", "Birch"]);
});

test("the head says how many of how many, and pages turn without losing the focus", { tag: "@once" }, async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  const names = Array.from({ length: 16 }, (_, index) => `Leaf ${String(index).padStart(2, "0")}`);
  await (await NoteAuthor.in(context, portal.url)).write(names);
  await openList(page, mine);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Notes\s?16 of \d+$/);
  await expect(page.getByText("15 of 16")).toBeVisible();
  const next = page.getByRole("link", { name: "Next" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => titles(page)).toEqual(["Leaf 15"]);
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(rows(page)).toHaveCount(15);
  if (isMobile) await tool(page, true, "Page size");
  else await page.getByRole("button", { name: "15 a page" }).click();
  await page.getByRole("link", { name: "30 a page" }).click();
  await expect(rows(page)).toHaveCount(16);
  await expect(page).toHaveURL(/size=30/);
});

test("a last page of which nothing is left gives way to the one before it @once @whole", async ({
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
  await expect(page.getByText("15 of 15")).toBeVisible();
});

test("an answer that comes late does not put the list in anew, with the focus @once @whole", async ({
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

test("a menu that is opened before the scripts are there stays open, and what belongs in it comes @once", async ({
  page,
  context,
  portal,
}) => {
  await (await NoteAuthor.in(context, portal.url)).write(["Willow"]);
  const release = await holdScripts(page);
  await page.goto(mine, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Order: Recently changed" }).click();
  const menu = page.getByRole("dialog", { name: "Order" });
  await expect(menu).toBeVisible();
  release();
  await menu.getByRole("link", { name: "Oldest first" }).click();
  await expect(page).toHaveURL(/order=sys\.createdAt/);
});

test("many are chosen and deleted, taken back, and deleted for good; what is refused is said by name", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  const author = await NoteAuthor.in(context, portal.url);
  const notes = await author.write(["Oak", "Elm", "Yew", "Fir", "Rowan"]);
  await openList(page, mine);
  if (isMobile) await tool(page, true, "Select", "Select");
  const check = (title: string) => page.getByRole("checkbox", { name: `Select ${title}` });
  await check("Elm").click();
  await check("Rowan").click({ modifiers: ["Shift"] });
  const bar = page.getByRole("toolbar");
  await expect(bar.getByText("4 selected")).toBeVisible();
  await check("Yew").click();
  await expect(bar.getByText("3 selected")).toBeVisible();

  await bar.getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
  await expect.poll(() => titles(page)).toEqual(["Oak", "Yew"]);
  await expect(bar).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page)).toHaveCount(5);
  for (const note of notes) expect(await author.has(note)).toBe(true);

  const refused = notes[1];
  await page.route(oneDelete, async (route, request) => {
    if (request.method() !== "DELETE" || !request.url().endsWith(refused?.id ?? "")) return route.fallback();
    await route.fulfill({ status: 403, json: { sys: { type: "Error", id: "AccessDenied" }, message: "" } });
  });
  if (isMobile) await tool(page, true, "Select", "Select all on this page");
  else await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  await check("Oak").click();
  await bar.getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
  await expect.poll(() => titles(page)).toEqual(["Oak"]);
  // A pointer that rests on the word would keep it.
  await page.mouse.move(0, 0);
  const said = page.getByRole("alert").filter({ hasText: "could not be deleted" });
  await expect(said).toContainText("Elm: Your role here does not let you delete it.", { timeout: 25_000 });
  await expect.poll(() => titles(page)).toEqual(["Oak", "Elm"]);
  await expect
    .poll(() => Promise.all(notes.map((note) => author.has(note))))
    .toEqual([...[true, true, false, false, false]]);
  await said.getByRole("button", { name: "OK" }).click();
  await expect(said).toHaveCount(0);
});

test("a row's menu opens, shares and deletes it, and the focus stays in the list @both", async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [first, second] = await (await NoteAuthor.in(context, portal.url)).write(["Heron", "Plover"]);
  await openList(page, mine);
  const open = (title: string) => page.getByRole("button", { name: `Actions for ${title}` }).click();
  const menu = page.getByRole("dialog", { name: "Actions" });
  await open("Heron");
  await expect(menu.getByRole("link", { name: "Open", exact: true })).toHaveAttribute(
    "href",
    `/contents/note/${first?.id}`,
  );
  await expect(menu.getByRole("link", { name: "Open in a new tab" })).toHaveAttribute("target", "_blank");
  await expect(menu.getByRole("link", { name: "Edit", exact: true })).toHaveAttribute(
    "href",
    `/contents/note/${first?.id}/edit`,
  );
  await menu.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^http.*/contents/note/${first?.id}$`),
  );
  await open("Heron");
  await menu.getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
  await expect.poll(() => titles(page)).toEqual(["Plover"]);
  await expect(page.locator(`[data-content-id="${second?.id}"]`)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => titles(page)).toEqual(["Heron", "Plover"]);
  await expect(page.locator(`[data-content-id="${first?.id}"]`)).toBeFocused();
});

test("an item is deleted from its own page, and taken back on the list that it leads to", {
  tag: "@once",
}, async ({ page, context, portal }) => {
  const author = await NoteAuthor.in(context, portal.url);
  const [note] = await author.write(["Sandpiper", "Tern"]);
  if (note === undefined) throw new Error("no note");
  await openList(page, mine);
  await page.getByRole("link", { name: "Sandpiper" }).click();
  await expect(page.getByRole("heading", { name: "Sandpiper", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
  await expect(page).toHaveURL(/\/contents\/note\?mine=1$/);
  await expect.poll(() => titles(page)).toEqual(["Tern"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => titles(page)).toEqual(["Sandpiper", "Tern"]);
  expect(await author.has(note)).toBe(true);
});

test("an item that no list has led to leads to the plain list when it is deleted @once @whole", async ({
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
  await confirmDelete(page);
  await expect(page.getByText("Deleted 15: “Shell 0” and 14 more.")).toBeVisible();
  await page.goto("about:blank");
  await expect
    .poll(async () => (await Promise.all(notes.map((note) => author.has(note)))).includes(true), {
      timeout: 30_000,
    })
    .toBe(false);
});

test("a delete that waits goes out before its member is signed out @once", async ({
  page,
  context,
  portal,
}) => {
  const email = `list-out-${Date.now()}@example.com`;
  const witness = await NoteAuthor.in(context, portal.url, email);
  const notes = await witness.write(["Whelk", "Winkle"]);
  // The page has a session of its own, and ends no other.
  await NoteAuthor.in(context, portal.url, email);
  await openList(page, mine);
  await page.getByRole("checkbox", { name: "Select all on this page" }).click();
  await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
  await expect(page.getByText("Deleted 2: “Whelk” and one more.")).toBeVisible();
  await page.locator("[popovertarget=member-menu]").filter({ visible: true }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  expect(await Promise.all(notes.map((note) => witness.has(note)))).toEqual([false, false]);
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

test("others' items are an administrator's to delete, after a question that names their author", {
  tag: "@once",
}, async ({ page, context, portal }) => {
  const [note] = await (await NoteAuthor.in(context, portal.url)).write([`Signal ${Date.now()}`]);
  await context.clearCookies();
  await NoteAuthor.in(context, portal.url, "grace@example.com");
  await openList(page, `/contents/note?fields.title.en-US=${encodeURIComponent(note?.title ?? "")}`);
  await page.getByRole("button", { name: `Actions for ${note?.title}` }).click();
  await page.getByRole("button", { name: /^Delete \(written by/ }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("because you are an administrator");
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(rows(page)).toHaveCount(1);

  await context.clearCookies();
  await NoteAuthor.in(context, portal.url);
  await openList(page, page.url());
  await page.getByRole("button", { name: `Actions for ${note?.title}` }).click();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
});
