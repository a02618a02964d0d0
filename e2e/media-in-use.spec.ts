import { deleteSelected, select } from "./confirm-delete.ts";
import { Librarian, names, openLibrary, panel, tile } from "./media/librarian.ts";
import { expect, test } from "./portal.ts";

const mine = "/media?mine=1";

test.describe("with a look-up that fails", () => {
  // Chromium reports it.
  test.use({ expectedConsole: [/status of 503/] });

  test("what is used is asked about wherever it is deleted from @once", async ({ page, context, portal }) => {
    const librarian = await Librarian.in(context, portal.url);
    const [oak = ""] = await librarian.bring(["Oak", "Elm", "Yew"].map((title) => ({ title })));
    await librarian.write("Of oaks", oak);
    await openLibrary(page, mine);
    const question = page.getByRole("alertdialog");

    await page.keyboard.press("ArrowDown");
    await expect(tile(page, "Oak")).toBeFocused();
    await page.keyboard.press("Delete");
    await expect(question).toContainText("This file is in use.");
    await question.getByRole("button", { name: "Cancel" }).click();

    await select(page, "Oak", "Elm");
    await deleteSelected(page);
    await expect(question).toContainText("Some of these files are in use.");
    await question.getByRole("button", { name: "Delete 2" }).click();
    await expect.poll(() => names(page)).toEqual(["Yew"]);

    await test.step("that it cannot be looked up is said, too", async () => {
      await page.route("**/api/acma/spaces/*/content-types/*/contents?*", (route) =>
        route.fulfill({
          status: 503,
          json: { sys: { type: "Error", id: "Unavailable" }, message: "Later." },
        }),
      );
      await tile(page, "Yew").focus();
      await page.keyboard.press("Delete");
      await expect(question).toContainText("Couldn’t check where it’s used.");
    });
  });
});

test("that a file was nowhere is no answer once it is looked for again @once", async ({
  page,
  context,
  portal,
}) => {
  const librarian = await Librarian.in(context, portal.url);
  const [elm = ""] = await librarian.bring([{ title: "Elm" }]);
  await openLibrary(page, mine);
  await tile(page, "Elm").click();
  await panel(page).getByText("Not used in any field.").waitFor();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await librarian.write("Of elms", elm);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/acma/spaces/*/content-types/*/contents?*", async (route) => {
    await held.promise;
    await route.fallback();
  });
  await tile(page, "Elm").click();
  await panel(page).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Checking");
  held.resolve();
  await expect(question).toContainText("It’s used in 1 place");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(panel(page).getByText("Used once")).toBeVisible();
  await expect(panel(page).getByRole("link", { name: /Of elms/ })).toHaveAttribute(
    "href",
    /\/contents\/article\//,
  );
  expect(await librarian.has(elm)).toBe(true);
});
