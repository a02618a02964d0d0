import type { Locator, Page } from "@playwright/test";
import { listening } from "./listening.ts";
import { Librarian } from "./media/librarian.ts";
import { press } from "./press.ts";
import { expect, test } from "./signed-in.ts";

const tiles = (dialog: Locator) =>
  dialog.getByRole("listbox", { name: "Photos and files" }).getByRole("option");
const isChosen = (tile: Locator) => expect(tile).toHaveAttribute("aria-selected", "true", { timeout: 2_000 });

/** Opens a picker of an article that is being written. */
async function openPicker(page: Page, button: string, name: string): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name, exact: true });
  await page.getByRole("button", { name: button, exact: true }).first().click();
  await expect(dialog.getByRole("listbox").getByRole("option").first()).toBeVisible();
  return dialog;
}

async function newArticle(page: Page): Promise<void> {
  await page.goto("/contents/article/new");
  await listening(page, '[name="title.en-US"]');
}

test("a row of a picker, an own photo for the profile and one for a text are chosen by one press @once", async ({
  page,
  context,
  portal,
}) => {
  test.slow();
  await newArticle(page);
  const place = await openPicker(page, "Choose Place", "Place");
  await press(page, place.getByRole("listbox").getByRole("option").nth(2));
  await isChosen(place.getByRole("listbox").getByRole("option").nth(2));
  await page.keyboard.press("Escape");
  const related = await openPicker(page, "Add to Related", "Related");
  await press(page, related.getByRole("listbox").getByRole("option").nth(2));
  await isChosen(related.getByRole("listbox").getByRole("option").nth(2));
  await page.keyboard.press("Escape");

  await page
    .getByRole("toolbar", { name: "Formatting for Story, English" })
    .getByRole("button", { name: "Photo" })
    .click();
  const picture = page.getByRole("dialog").filter({ has: page.getByRole("listbox") });
  await press(page, tiles(picture).nth(6));
  await isChosen(tiles(picture).nth(6));
  await page.keyboard.press("Escape");

  await context.clearCookies();
  const librarian = await Librarian.in(context, portal.url);
  await librarian.bring(Array.from({ length: 2 }, (_, at) => ({ title: `Own ${at}` })));
  await page.goto("/profile");
  await listening(page, "#nickname");
  const avatar = await openPicker(page, "Choose", "Your photos");
  await press(page, avatar.getByRole("listbox").getByRole("option").nth(1));
  await isChosen(avatar.getByRole("listbox").getByRole("option").nth(1));
});
