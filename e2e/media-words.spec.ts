import { holdScripts } from "./held-scripts.ts";
import { Librarian, openLibrary, panel } from "./media/librarian.ts";
import { expect, test } from "./portal.ts";

const oneGull = async (...[context, url]: Parameters<typeof Librarian.in>) => {
  const librarian = await Librarian.in(context, url);
  const [gull = ""] = await librarian.bring([{ title: "Gull" }]);
  return { librarian, gull };
};

test("what is typed about a file while it is being saved stays, is saved next, and is its name in the list @once", async ({
  page,
  context,
  portal,
}) => {
  const { librarian, gull } = await oneGull(context, portal.url);
  await openLibrary(page, `/media/${gull}?mine=1`);
  const held = Promise.withResolvers<void>();
  let puts = 0;
  await page.route("**/api/acma/spaces/*/media/*", async (route) => {
    if (route.request().method() !== "PUT") return await route.fallback();
    puts += 1;
    await held.promise;
    await route.fallback();
  });
  const title = panel(page).getByRole("textbox", { name: "Title, English" });
  await title.fill("A gull");
  await title.press("ControlOrMeta+s");
  await expect(panel(page).getByText("Saving")).toBeVisible();
  await title.press("End");
  await title.pressSequentially(" on a post ");
  await title.press("ControlOrMeta+s");
  held.resolve();
  await expect(panel(page).getByRole("heading", { name: "A gull", exact: true })).toBeVisible();
  await expect(panel(page).getByText("Not saved yet.")).toBeVisible();
  await expect(title).toHaveValue("A gull on a post ");
  expect(puts).toBe(1);
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByText("Saved.")).toBeVisible();
  expect(JSON.stringify(await librarian.read(gull))).toContain('"A gull on a post"');
  await expect(page.locator("[data-list] [data-row-link] bdi")).toHaveText(["A gull on a post"]);
});

test("what is typed about a file outlives its tab, and is asked about at sign-out @once", async ({
  page,
  context,
  portal,
}) => {
  const { gull } = await oneGull(context, portal.url);
  const address = `/media/${gull}?mine=1`;
  await openLibrary(page, address);
  await panel(page).getByRole("textbox", { name: "Description, English" }).fill("On a post");
  await panel(page).getByText("Not saved yet. Your changes are safe on this device.").waitFor();
  await page.close();

  const next = await context.newPage();
  await openLibrary(next, address);
  await expect(panel(next).getByRole("textbox", { name: "Description, English" })).toHaveValue("On a post");
  await next.locator("[popovertarget=member-menu]").filter({ visible: true }).click();
  await next.getByRole("button", { name: "Sign out" }).click();
  const question = next.getByRole("alertdialog", { name: "Keep unsaved changes to a file?" });
  await expect(question).toContainText("The title or description of 1 file isn’t saved yet.");
  await question.getByRole("button", { name: "Remove and sign out" }).click();
  await expect(next).toHaveURL(/\/sign-in/);
  expect(await next.evaluate(() => JSON.stringify(localStorage))).not.toContain("On a post");
});

test("words typed into a file's panel before the scripts run count as not saved @once", async ({
  page,
  context,
  portal,
}) => {
  const { librarian, gull } = await oneGull(context, portal.url);
  const release = await holdScripts(page);
  await page.goto(`/media/${gull}?mine=1`, { waitUntil: "commit" });
  const field = (name: string) => panel(page).getByRole("textbox", { name });
  await field("Title, English").fill("A gull at dusk");
  await field("Description, English").fill("On a post");
  release();
  await expect(panel(page).getByText("Not saved yet. Your changes are safe on this device.")).toBeVisible();
  await expect(field("Title, English")).toHaveValue("A gull at dusk");
  await expect(field("Description, English")).toHaveValue("On a post");
  await page.reload();
  await expect(field("Description, English")).toHaveValue("On a post");
  await panel(page).getByRole("button", { name: "Save" }).click();
  await expect(panel(page).getByText("Saved.")).toBeVisible();
  expect(JSON.stringify(await librarian.read(gull))).toMatch(/A gull at dusk.*On a post/);
});
