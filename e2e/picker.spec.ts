import type { Locator, Page } from "@playwright/test";
import { inWhole } from "../scripts/test/whole.ts";
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

for (const [button, name] of [
  ["Choose Cover", "Cover"],
  ["Add to Photos", "Photos"],
] as const) {
  test(`the first press on each tile of the picker of ${name} chooses it @once`, async ({ page }) => {
    test.slow();
    await newArticle(page);
    const count = await tiles(await openPicker(page, button, name)).count();
    const lost: number[] = [];
    for (let index = 0; index < Math.min(count, 15); index += 1) {
      await page.keyboard.press("Escape");
      const tile = tiles(await openPicker(page, button, name)).nth(index);
      await press(page, tile);
      await isChosen(tile).catch(() => lost.push(index));
    }
    expect(lost).toEqual([]);
  });
}

test("random presses on tiles choose them, each in a picker that was just opened @once", async ({ page }) => {
  const presses = inWhole(100, 20);
  test.setTimeout(30_000 + presses * 6_000);
  await newArticle(page);
  let chosen = 0;
  for (let turn = 0; turn < presses; turn += 1) {
    const cover = await openPicker(page, "Choose Cover", "Cover");
    const tile = tiles(cover).nth(Math.floor(Math.random() * (await tiles(cover).count())));
    await press(page, tile, { x: 0.05 + Math.random() * 0.9, y: 0.05 + Math.random() * 0.9 });
    await isChosen(tile).then(
      () => {
        chosen += 1;
      },
      () => {},
    );
    await page.keyboard.press("Escape");
    await expect(cover).toHaveCount(0);
  }
  expect(chosen).toBe(presses);
});

test("of one, a second press takes it, at once or after a while, and so does Enter @once", async ({
  page,
}) => {
  await newArticle(page);
  for (const pauseMs of [0, 900]) {
    const cover = await openPicker(page, pauseMs === 0 ? "Choose Cover" : "Change Cover", "Cover");
    await press(page, tiles(cover).nth(5));
    await page.waitForTimeout(pauseMs);
    await press(page, tiles(cover).nth(5));
    await expect(cover).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Change Cover" })).toBeFocused();
  }
  const cover = await openPicker(page, "Change Cover", "Cover");
  await press(page, tiles(cover).nth(7));
  await page.keyboard.press("Enter");
  await expect(cover).toHaveCount(0);
});

test("what is chosen and hidden by a search is named before it is taken @once", async ({ page }) => {
  await newArticle(page);
  const photos = await openPicker(page, "Add to Photos", "Photos");
  const name = await tiles(photos).nth(3).locator("bdi").textContent();
  await press(page, tiles(photos).nth(3));
  await photos.getByRole("searchbox").fill("suncheon");
  await expect(tiles(photos)).toHaveCount(1);
  await expect(photos.getByRole("status").filter({ hasText: name ?? "no name" })).toBeVisible();
});

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

  await context.clearCookies();
  const librarian = await Librarian.in(context, portal.url);
  await librarian.bring(Array.from({ length: 8 }, (_, at) => ({ title: `Own ${at}` })));
  await page.goto("/profile");
  await listening(page, "#nickname");
  const avatar = await openPicker(page, "Choose", "Your photos");
  await press(page, avatar.getByRole("listbox").getByRole("option").nth(6));
  await isChosen(avatar.getByRole("listbox").getByRole("option").nth(6));
  await page.keyboard.press("Escape");

  await newArticle(page);
  await page
    .getByRole("toolbar", { name: "Tools for Story, English" })
    .getByRole("button", { name: "Picture" })
    .click();
  const picture = page.getByRole("dialog").filter({ has: page.getByRole("listbox") });
  await press(page, tiles(picture).nth(6));
  await isChosen(tiles(picture).nth(6));
});

test("in a window as narrow as a phone the preview has its place from the beginning @once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 640 });
  await newArticle(page);
  const cover = await openPicker(page, "Choose Cover", "Cover");
  await cover.evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const preview = cover.getByRole("complementary", { name: "Preview" });
  const before = await preview.boundingBox();
  await press(page, tiles(cover).nth(4));
  await isChosen(tiles(cover).nth(4));
  expect(await preview.boundingBox()).toEqual(before);
});
