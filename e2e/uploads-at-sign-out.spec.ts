import type { Page } from "@playwright/test";
import { dropOnPage } from "./drop-on-page.ts";
import { keptHere } from "./kept-here.ts";
import { asFastAsItCan, slowUploads } from "./network.ts";
import { expect, signInAs, test } from "./portal.ts";
import { mp4 } from "./real-files.ts";
import { named, newcomer, once } from "./session-end/writer.ts";

test.describe.configure({ timeout: 120_000 });

const rows = (page: Page) => page.getByRole("region", { name: "Uploads" }).getByRole("listitem");
const question = (page: Page) =>
  page.getByRole("alertdialog", { name: "Keep the unfinished upload on this device?" });

async function signOut(page: Page): Promise<void> {
  await page.locator("[popovertarget=member-menu]").filter({ visible: true }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
}

async function dropFilm(page: Page, name: string): Promise<void> {
  await dropOnPage(page, [{ ...mp4(12_000_000), name }]);
  await expect(rows(page)).toContainText(/[1-9][\d.]*\s[kM]B of 12\sMB/, { timeout: 20_000 });
}

test(
  "running uploads are asked about at sign-out; removing them removes them in every tab and from the Space",
  once,
  async ({ page, context, portal }) => {
    await signInAs(page.context(), portal, newcomer());
    await page.goto("/");
    await (await slowUploads(page))(500_000);
    const removed: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const isRemoval = response.request().method() === "DELETE" && pathname.includes("/uploads/resumable/");
      if (isRemoval) removed.push(`${response.status()} ${pathname}`);
    });
    const sent: string[] = [];
    context.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/logout")) sent.push("sign-out");
    });
    // Long enough to see a sign-out that does not wait for it, and short of the two seconds that it waits.
    await page.route("**/uploads/resumable/*", async (route) => {
      const isRemoval = route.request().method() === "DELETE";
      if (isRemoval) await new Promise((resolve) => setTimeout(resolve, 300));
      if (isRemoval) sent.push("removal");
      await route.continue();
    });
    await dropFilm(page, `${named("removed")}.mp4`);
    await expect.poll(() => keptHere(page)).toEqual([1, 1]);

    const other = await context.newPage();
    await other.goto("/contents/article");
    await signOut(other);
    await expect(question(other)).toContainText("1 file isn’t uploaded yet.");
    await question(other).getByRole("button", { name: "Remove and sign out" }).click();
    await expect(other).toHaveURL(/\/sign-in/);
    await expect(page).toHaveURL(/\/sign-in/);
    expect(await keptHere(other)).toEqual([0, 0]);
    expect(removed).toEqual([expect.stringMatching(/^204 /)]);
    expect(sent).toEqual(["removal", "sign-out"]);
  },
);

test("an upload kept at sign-out continues only for its member @whole", once, async ({ page, portal }) => {
  const email = newcomer();
  await signInAs(page.context(), portal, email);
  await page.goto("/");
  const sendAt = await slowUploads(page);
  await sendAt(500_000);
  await dropFilm(page, `${named("kept")}.mp4`);
  await signOut(page);
  await question(page).getByRole("button", { name: "Keep and sign out" }).click();
  await expect(page).toHaveURL(/\/sign-in/);

  await signInAs(page.context(), portal, newcomer());
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(rows(page)).toHaveCount(0);
  await signOut(page);
  await expect(page).toHaveURL(/\/sign-in/);

  await sendAt(asFastAsItCan);
  await signInAs(page.context(), portal, email);
  await page.goto("/");
  await expect(rows(page)).toContainText("kept");
  await expect(rows(page)).toHaveCount(0, { timeout: 40_000 });
  await signOut(page);
  await expect(page).toHaveURL(/\/sign-in/);
  expect(await keptHere(page)).toEqual([0, 0]);
});

test(
  "a file that the device couldn't store can't be kept: a member who cancels stays signed in, and the upload continues",
  once,
  async ({ page, context, portal }) => {
    await signInAs(page.context(), portal, newcomer());
    await page.addInitScript(() => {
      navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 0 });
    });
    await page.goto("/");
    await (await slowUploads(page))(500_000);
    await dropFilm(page, `${named("only-here")}.mp4`);
    await signOut(page);
    const lost = (tab: Page) => tab.getByRole("alertdialog", { name: "Sign out and lose an upload?" });
    await lost(page).getByRole("button", { name: "Cancel" }).click();
    await expect(lost(page)).toHaveCount(0);
    const sent = (await rows(page).textContent()) ?? "";
    await expect(rows(page)).not.toHaveText(sent);
    await expect(rows(page)).toContainText(/[1-9][\d.]*\s[kM]B of 12\sMB/);

    // It follows another tab again.
    const other = await context.newPage();
    await other.goto("/contents/article");
    await signOut(other);
    await lost(other).getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/sign-in/);
  },
);
