import { holdScripts } from "./held-scripts.ts";
import { Librarian, openLibrary, panel } from "./media/librarian.ts";
import { expect, test } from "./portal.ts";

test("words about a file are kept from the first key on, also while others are saved, until a sign-out @once", async ({
  page,
  context,
  portal,
}) => {
  test.slow();
  const librarian = await Librarian.in(context, portal.url);
  const [gull = ""] = await librarian.bring([{ title: "Gull" }]);
  const address = `/media/${gull}?mine=1`;
  const title = panel(page).getByRole("textbox", { name: "Title, English" });
  const description = panel(page).getByRole("textbox", { name: "Description, English" });
  const isKept = panel(page).getByText("Not saved yet. Your changes are safe on this device.");

  await test.step("words typed before hydration count as unsaved", async () => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    await title.fill("A gull at dusk");
    await description.fill("On a post");
    release();
    await expect(isKept).toBeVisible();
    await expect(title).toHaveValue("A gull at dusk");
    await expect(description).toHaveValue("On a post");
    await page.reload();
    await expect(description).toHaveValue("On a post");
    await panel(page).getByRole("button", { name: "Save" }).click();
    await expect(panel(page).getByText("Saved.")).toBeVisible();
    await expect(page).toHaveTitle("A gull at dusk · Morae");
    expect(JSON.stringify(await librarian.read(gull))).toMatch(/A gull at dusk.*On a post/);
  });

  await test.step("words typed during a save stay, are saved next, and name the file in the list", async () => {
    const held = Promise.withResolvers<void>();
    let puts = 0;
    await page.route("**/api/acma/spaces/*/media/*", async (route) => {
      if (route.request().method() !== "PUT") return await route.fallback();
      puts += 1;
      await held.promise;
      await route.fallback();
    });
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

  await test.step("unsaved words survive their tab, and are asked about at sign-out", async () => {
    await description.fill("By the pier");
    await expect(isKept).toBeVisible();
    await page.close();
    const next = await context.newPage();
    await openLibrary(next, address);
    const there = panel(next).getByRole("textbox", { name: "Description, English" });
    await expect(there).toHaveValue("By the pier");
    await next.locator("[popovertarget=member-menu]").filter({ visible: true }).click();
    await next.getByRole("button", { name: "Sign out" }).click();
    const question = next.getByRole("alertdialog", { name: "Keep unsaved changes to a file?" });
    await expect(question).toContainText("The title or description of 1 file isn’t saved yet.");
    await question.getByRole("button", { name: "Remove and sign out" }).click();
    await expect(next).toHaveURL(/\/sign-in/);
    expect(await next.evaluate(() => JSON.stringify(localStorage))).not.toContain("By the pier");
  });
});
