import { confirmDelete, deleteSelected, select } from "./confirm-delete.ts";
import { expectFocus, expectNoBarrier, expectNoSidewaysScroll, shiftOf } from "./look.ts";
import { Librarian, names, openLibrary, panel, tile } from "./media/librarian.ts";
import { expect, test } from "./portal.ts";

// Chromium says aloud what a refusal's status is.
test.use({ expectedConsole: [/Failed to load resource/] });

const mine = "/media?mine=1";
/** Longer than a delete can be undone. */
const undoMs = 30_000;

test("the address is the view: kind, title, order and look, and the first page is in the first HTML @both", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  const librarian = await Librarian.in(context, portal.url);
  await librarian.bring([{ title: "Birch" }, { title: "Ash" }, { title: "Tide table", kind: "pdf" }]);
  expect(await librarian.html(mine)).toMatch(/Birch.*Ash.*Tide table/s);
  await openLibrary(page, mine);
  expect(await names(page)).toEqual(["Birch", "Ash", "Tide table"]);
  await expect(page.locator("[data-list]").getByText("PDF", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Documents" }).click();
  await expect(page).toHaveURL(/kind=document/);
  await expect.poll(() => names(page)).toEqual(["Tide table"]);
  await page.getByRole("link", { name: "Videos" }).click();
  await expect(page.getByText("No matches")).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(page).toHaveURL(/\/media$/);

  await openLibrary(page, `${mine}&order=fields.title.en-US`);
  expect(await names(page)).toEqual(["Ash", "Birch", "Tide table"]);
  if (isMobile) await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search photos and files" }).fill("irc");
  await expect(page).toHaveURL(/q=irc/);
  await expect.poll(() => names(page)).toEqual(["Birch"]);
  await page.getByRole("searchbox", { name: "Search photos and files" }).fill("");
  await expect.poll(() => names(page)).toEqual(["Ash", "Birch", "Tide table"]);

  await expect(page.getByRole("button", { name: "Take a photo" })).toHaveCount(isMobile ? 1 : 0);
  if (isMobile) {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("dialog", { name: "More" }).getByRole("link", { name: "List" }).click();
  } else await page.getByRole("link", { name: "List" }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole("table", { name: "Photos and files" })).toBeVisible();
});

test("an invalid address and nothing of mine yet link on; pages turn by cursor, and a page works at the keys @once", async ({
  page,
  context,
  portal,
}) => {
  const librarian = await Librarian.in(context, portal.url);
  await test.step("an invalid address names its wrong part", async () => {
    await page.goto("/media?kind=nonsense");
    await expect(page.getByText("That file type doesn’t exist.")).toBeVisible();
    await page.getByRole("link", { name: "Show all photos and files" }).click();
    await expect(page.locator("[data-list] [data-row]").first()).toBeVisible();
  });
  await test.step("nothing of mine yet says what would be here", async () => {
    await page.getByRole("link", { name: "Mine" }).click();
    await expect(page.getByRole("heading", { name: "No photos or files yet" })).toBeVisible();
    await page.getByRole("link", { name: "See everyone’s" }).click();
    await expect(page.locator("[data-list] [data-row]").first()).toBeVisible();
  });
  const many = Array.from({ length: 16 }, (_, at) => ({
    title: `Leaf ${String(at).padStart(2, "0")}`,
    kind: "pdf" as const,
  }));
  await librarian.bring(many);
  await openLibrary(page, `${mine}&size=15`);
  await expect(page.getByText("1–15 of 16")).toBeVisible();

  await test.step("the keys", async () => {
    await page.keyboard.press("ArrowDown");
    await expect(tile(page, "Leaf 00")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tile(page, "Leaf 01")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(tile(page, "Leaf 06")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(tile(page, "Leaf 00")).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.getByText("2 selected")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("toolbar")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("heading", { name: "Leaf 01" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tile(page, "Leaf 01")).toBeFocused();
  });

  await page.getByRole("link", { name: "Next" }).click();
  await expect.poll(() => names(page)).toEqual(["Leaf 15"]);
  await expect(page).toHaveURL(/next=/);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(["Leaf 15"]);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect.poll(async () => (await names(page)).length).toBe(15);

  await tile(page, "Leaf 01").focus();
  await page.keyboard.press("Delete");
  await confirmDelete(page);
  await expect.poll(() => names(page)).not.toContain("Leaf 01");
  await expectFocus(page, "Delete");
});

test("selected files are deleted, restored and deleted for good, but none that a search hides", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  const librarian = await Librarian.in(context, portal.url);
  const [oak = "", elm = "", yew = ""] = await librarian.bring(
    ["Oak", "Elm", "Yew"].map((title) => ({ title })),
  );
  await page.clock.install();
  await openLibrary(page, mine);
  if (isMobile) {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page
      .getByRole("dialog", { name: "More" })
      .getByRole("button", { name: "Select", exact: true })
      .click();
  }
  await select(page, "Oak", "Elm");
  await deleteSelected(page);
  await confirmDelete(page);
  await expect.poll(() => names(page)).toEqual(["Yew"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => names(page)).toEqual(["Oak", "Elm", "Yew"]);
  expect(await librarian.has(oak)).toBe(true);

  await tile(page, "Yew").click();
  await panel(page).getByText("Not used in any field.").waitFor();
  await panel(page).getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => names(page)).toEqual(["Oak", "Elm"]);
  expect(await librarian.has(yew)).toBe(true);
  await page.clock.fastForward(undoMs);
  await expect.poll(() => librarian.has(yew)).toBe(false);
  expect(await librarian.has(elm)).toBe(true);

  // On a phone the search is behind a button.
  if (isMobile) return;
  await test.step("a search leaves nothing selected that it hides, and a delete leaves with the page", async () => {
    await select(page, "Oak", "Elm");
    await page.getByRole("searchbox").fill("oak");
    await expect.poll(() => names(page)).toEqual(["Oak"]);
    await deleteSelected(page);
    await expect(page.getByRole("alertdialog").getByRole("heading")).toHaveText("Delete “Oak”?");
    await confirmDelete(page);
    await page.goto("/profile");
    await expect.poll(() => librarian.has(oak)).toBe(false);
    expect(await librarian.has(elm)).toBe(true);
  });
});

test("a file opens beside the list and closes to it; its words are edited in place, also by two at once", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  const librarian = await Librarian.in(context, portal.url);
  const [gull = ""] = await librarian.bring([{ title: "Gull" }, { title: "Heron", description: "A bird" }]);
  await openLibrary(page, mine);
  await tile(page, "Gull").click();
  await expect(page).toHaveURL(new RegExp(`/media/${gull}\\?mine=1$`));
  await expect(panel(page).getByRole("heading", { name: "Gull" })).toBeFocused();
  await expect(panel(page).getByText("No description in English and Korean.")).toBeVisible();
  await expect(panel(page).getByText("480 × 320")).toBeVisible();
  await panel(page).getByRole("textbox", { name: "Description, English" }).fill("A gull on a post");
  await expect(panel(page).getByText("No description in Korean.")).toBeVisible();
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByText("Saved.")).toBeVisible();
  expect(JSON.stringify(await librarian.read(gull))).toContain("A gull on a post");
  if (isMobile) await page.goBack();
  else await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/media\?mine=1$/);
  await expect(tile(page, "Gull")).toBeFocused();

  await page.goto(`/media/${gull}?mine=1`);
  await expect(panel(page).getByRole("textbox", { name: "Description, English" })).toHaveValue(
    "A gull on a post",
  );

  const title = panel(page).getByRole("textbox", { name: "Title, English" });
  await test.step("both sides are shown, nothing typed is lost, and one of them is chosen", async () => {
    await title.fill("Gull, mine");
    await panel(page).getByText("Not saved yet.").waitFor();
    await page.reload();
    await expect(title).toHaveValue("Gull, mine");
    await librarian.retitle(gull, "Gull, theirs", 2);
    await panel(page).getByRole("button", { name: "Save" }).click();
    await expect(panel(page).getByText("You edited this somewhere else")).toBeVisible();
    // The name above the file may be theirs by then, too.
    await expect(panel(page).getByRole("form").getByText("Gull, theirs")).toBeVisible();
    await expect(title).toHaveValue("Gull, mine");
    await panel(page).getByRole("radio", { name: "Theirs" }).check();
    await expect(title).toHaveValue("Gull, theirs");
    await panel(page).getByRole("radio", { name: "Yours" }).check();
    await panel(page).getByRole("button", { name: "Save" }).click();
    await expect(panel(page).getByText("Saved.")).toBeVisible();
    expect(JSON.stringify(await librarian.read(gull))).toContain("Gull, mine");
  });

  await test.step("a refused action isn't offered again", async () => {
    await page.route("**/api/acma/spaces/*/media/*", async (route) => {
      if (route.request().method() !== "PUT") return await route.fallback();
      const body = { sys: { type: "Error", id: "AccessDenied" }, message: "No." };
      await route.fulfill({ status: 403, json: body });
    });
    await title.fill("Another");
    await panel(page).getByRole("button", { name: "Save" }).click();
    await expect(panel(page).getByText("Your changes are still here.")).toBeVisible();
    await panel(page).getByRole("button", { name: "Discard" }).click();
    await expect(panel(page).getByRole("textbox")).toHaveCount(0);
    await expect(panel(page).getByText("Only the person who uploaded this can edit it.")).toBeVisible();
  });

  await page.goto("/media/missing");
  await expect(panel(page).getByText("This isn’t available")).toBeVisible();
});

test("no barrier, no sideways scroll, nothing that moves @whole", async ({
  page,
  context,
  portal,
  isMobile,
}) => {
  test.slow();
  const librarian = await Librarian.in(context, portal.url);
  const [gull = ""] = await librarian.bring([{ title: "Gull" }, { title: "Table", kind: "pdf" }]);
  for (const address of ["/media", `${mine}&view=list`, `/media/${gull}?mine=1`, "/profile"]) {
    await test.step(address, async () => {
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      await expectNoBarrier(page, address);
      expect.soft(await shiftOf(page), address).toBeLessThanOrEqual(0.02);
      if (!isMobile) return;
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page, address);
      await page.setViewportSize({ width: 390, height: 844 });
    });
  }
});
