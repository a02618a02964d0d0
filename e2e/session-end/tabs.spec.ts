import type { Page } from "@playwright/test";
import { expect, signIn, signInAs, test } from "../portal.ts";
import type { RunningPair } from "../servers/state.ts";
import { ended, expectItem, named, newcomer, once, otherHere, publish, titleOf, write } from "./writer.ts";

// Chromium says aloud what the status of a refusal is.
test.use({ expectedConsole: [/Failed to load resource/] });

// Several tabs load one after the other, on a machine that may be busy.
test.describe.configure({ timeout: 120_000 });

const list = "/contents/article";
const newArticle = "/contents/article/new";
/** `waitForURL` would fail where one navigation replaces another on its way there. */
const signInPage = /\/sign-in(\?|$)/;

async function signOut(page: Page): Promise<void> {
  await page.locator("form[action='/logout'] button").evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  // A page that works asks what becomes of the drafts.
  const keep = page.getByRole("button", { name: "Keep and sign out" });
  await Promise.race([expect(page).toHaveURL(signInPage), keep.click()]);
  await expect(page).toHaveURL(signInPage);
}

test(
  "F6: after a sign-out the other tabs leave within a second, and no way back shows anything @whole",
  once,
  async ({ page, context, portal }) => {
    const [email, title] = [newcomer(), named("Left open")];
    await signInAs(page.context(), portal, email);
    const [other, writing] = [await context.newPage(), await context.newPage()];
    await other.goto("/");
    await other.goto(list);
    await expect(other.getByRole("row").nth(1)).toBeVisible();
    await writing.goto("/");
    await writing.goto(newArticle);
    await write(writing, title);

    await page.goto("/");
    await page.goto(list);
    const leaving = [other, writing].map((tab) => expect(tab).toHaveURL(signInPage, { timeout: 60_000 }));
    await signOut(page);
    await measured("left", Promise.all(leaving));
    for (const tab of [page, other, writing]) {
      await tab.goBack();
      await expect(tab).toHaveURL(signInPage);
      await expect(tab.getByRole("row")).toHaveCount(0);
      await expect(tab.getByText(title)).toHaveCount(0);
    }
    expect(await other.evaluate(() => Object.entries(sessionStorage))).toEqual([]);

    // What was written is there for the one who wrote it, in a tab of its own: the others would follow.
    await Promise.all([other.close(), writing.close()]);
    await signInAs(page.context(), portal, email);
    await page.goto(newArticle);
    await expect(titleOf(page)).toHaveValue(title);
  },
);

test("a sign-in in one tab is one in the others, within a second", once, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(`/sign-in?returnTo=${encodeURIComponent(list)}`);
  await expect(other.getByRole("button", { name: /^Continue with/ })).toBeVisible();
  await other.waitForLoadState("networkidle");
  const follows = async () => await expect(other).toHaveURL(list);
  const following = follows();
  await signIn(page, "ada@example.com");
  await measured("followed", following);
});

test(
  "F7: a tab follows when another member signs in, and has nothing of the first @whole",
  once,
  async ({ page, context, portal }) => {
    await signInAs(page.context(), portal, "ada@example.com");
    const other = await context.newPage();
    await other.goto(`${list}?mine=1`);
    await other.getByRole("row").nth(1).getByRole("link").click();
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await other.goto(`${list}?mine=1`);
    const title = await other.getByRole("row").nth(1).getByRole("link").textContent();
    await replaceMember(page, portal, newcomer());
    await expect(other.getByText("This page now uses the account that’s signed in")).toBeVisible();
    await expect(other.getByRole("link", { name: title ?? "" })).toHaveCount(0);
    expect(await other.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("list-left");
  },
);

test(
  "a form of another member is covered with an explanation, and its text is stored @whole",
  once,
  async ({ page, context, portal }) => {
    const [email, title] = [newcomer(), named("Covered")];
    await signInAs(page.context(), portal, email);
    const other = await context.newPage();
    await other.goto(newArticle);
    await write(other, title);
    await replaceMember(page, portal, newcomer());
    await expect(otherHere(other)).toBeVisible();
    await expect(titleOf(other)).not.toBeVisible();
    await other.keyboard.press("Escape");
    await other.keyboard.press("Escape");
    await expect(otherHere(other)).toBeVisible();

    await replaceMember(page, portal, email);
    await expect(otherHere(other)).toHaveCount(0);
    await expect(titleOf(other)).toBeVisible();
    await expect(titleOf(other)).toHaveValue(title);
  },
);

test(
  "a sign-out elsewhere takes nothing that only this page has: it is covered, and there again after a sign-in @whole",
  once,
  async ({ page, context, portal }) => {
    const email = newcomer();
    await signInAs(page.context(), portal, email);
    await page.goto("/");
    const other = await context.newPage();
    await other.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("No room is left.", "QuotaExceededError");
      };
    });
    await other.goto(newArticle);
    await titleOf(other).fill("Only on this page");
    await expect(other.getByText("This device can’t save a draft.").first()).toBeVisible();
    await signOut(page);
    await expect(ended(other)).toContainText("Keep this page open");
    await expect(titleOf(other)).not.toBeVisible();
    await signInAs(page.context(), portal, email);
    await page.goto("/");
    await expect(ended(other)).toHaveCount(0);
    await expect(titleOf(other)).toBeVisible();
    await expect(titleOf(other)).toHaveValue("Only on this page");
  },
);

test(
  "nothing is sent as another member, before the page knows of them @whole",
  once,
  async ({ page, portal }) => {
    const [email, title] = [newcomer(), named("In one's own name")];
    await signInAs(page.context(), portal, email);
    await page.goto(newArticle);
    await write(page, title);
    await signInAs(page.context(), portal, newcomer());
    const written: string[] = [];
    page.on("response", (response) => {
      if (response.request().method() === "POST" && response.ok()) written.push(response.url());
    });
    await publish(page).click();
    await expect(otherHere(page)).toContainText("saved on this device. Only the account");
    expect(written).toEqual([]);
  },
);

test(
  "without a network the session goes on, and a publish waits; a page restored from the back/forward cache shows nothing without a session",
  once,
  async ({ page, context, portal }) => {
    const title = named("On the train");
    await signInAs(page.context(), portal, newcomer());
    await page.goto(newArticle);
    await write(page, title);
    await context.setOffline(true);
    await putAway(page);
    await bringBack(page);
    await publish(page).click();
    await expect(page.getByText("Waiting for a connection")).toBeVisible();
    await expect(ended(page)).toHaveCount(0);
    await expect(titleOf(page)).toBeVisible();
    await context.setOffline(false);
    await expectItem(page, title);

    await test.step("restored without a session", async () => {
      await page.goto(list);
      // The scripts of a page that is just there may not run yet.
      await expect(async () => {
        await putAway(page);
        await expect(page.getByRole("row").nth(1)).not.toBeVisible({ timeout: 500 });
      }).toPass();
      await bringBack(page);
      await expect(page.getByRole("row").nth(1)).toBeVisible();

      await putAway(page);
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
      await bringBack(page);
      await expect(page).toHaveURL(signInPage);
    });
  },
);

/** Replaces the session without a sign-out. */
async function replaceMember(page: Page, portal: RunningPair, email: string): Promise<void> {
  await signInAs(page.context(), portal, email);
  await page.goto("/");
}

/** How long it took after what was done last is told, and gates nothing: that it comes at all needs no focus. */
async function measured(what: string, end: Promise<unknown>): Promise<void> {
  const since = performance.now();
  await end;
  const description = `${what} after ${Math.round(performance.now() - since)} ms`;
  test.info().annotations.push({ type: "measured", description });
}

/** What the browser tells a page that it keeps for the way back; whether it keeps one is its own affair. */
async function putAway(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
}

async function bringBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}
