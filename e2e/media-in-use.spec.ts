import { deleteSelected, select } from "./confirm-delete.ts";
import { Librarian, names, openLibrary, panel, tile } from "./media/librarian.ts";
import { expect, test } from "./portal.ts";

const lists = "**/api/acma/spaces/*/content-types/*/contents?*";

// Chromium reports the look-up that fails.
test.use({ expectedConsole: [/status of 503/] });

test("deleting a used file asks first from any page, also if it was unused a moment before @once", async ({
  page,
  context,
  portal,
}) => {
  const librarian = await Librarian.in(context, portal.url);
  const [oak = "", , yew = ""] = await librarian.bring(["Oak", "Elm", "Yew"].map((title) => ({ title })));
  await librarian.write("Of oaks", oak);
  await openLibrary(page, "/media?mine=1");
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

  await test.step("that a file was nowhere is no answer once it is looked for again", async () => {
    await tile(page, "Yew").click();
    await panel(page).getByText("Not used in any field.").waitFor();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await librarian.write("Of yews", yew);
    const held = Promise.withResolvers<void>();
    await page.route(lists, async (route) => {
      await held.promise;
      await route.fallback();
    });
    await tile(page, "Yew").click();
    await panel(page).getByRole("button", { name: "Delete" }).click();
    await expect(question).toContainText("Checking");
    held.resolve();
    await expect(question).toContainText("It’s used in 1 place");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(panel(page).getByText("Used once")).toBeVisible();
    await expect(panel(page).getByRole("link", { name: /Of yews/ })).toHaveAttribute(
      "href",
      /\/contents\/article\//,
    );
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    expect(await librarian.has(yew)).toBe(true);
  });

  await test.step("a failure to check where a file is used is reported", async () => {
    await page.route(lists, (route) =>
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
