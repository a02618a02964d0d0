import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../look.ts";
import { expect, signInAs, test } from "../portal.ts";
import { firstIds } from "../space-calls.ts";
import {
  choose,
  ended,
  expectItem,
  expectKept,
  named,
  newcomer,
  once,
  openWindow,
  otherHere,
  publish,
  revokeAtService,
  titleOf,
  write,
} from "./writer.ts";

// Chromium says aloud what the status of a refusal is.
test.use({ expectedConsole: [/Failed to load resource/] });

// A sign-in is walked in a window, on a machine that may be busy.
test.describe.configure({ timeout: 120_000 });

const newArticle = "/contents/article/new";
const signIn = (page: Page) => ended(page).getByRole("button", { name: /^Continue with/ });

test.describe("a session that the Auth API has ended", () => {
  test.use({ pair: "expiring" });

  test("G1: is taken up again in place, and the form is sent once @both", async ({ page, portal }) => {
    const [email, title] = [newcomer(), named("Half written")];
    await signInAs(page.context(), portal, email);
    await page.goto(newArticle);
    await write(page, title);
    await titleOf(page).evaluate((field) => field.setAttribute("data-same", ""));
    await revokeAtService(portal, email);
    await wait(2_100);
    const sent: number[] = [];
    page.on("response", (response) => {
      if (response.request().method() === "POST" && response.url().includes("/api/acma/"))
        sent.push(response.status());
    });

    await publish(page).click();
    await expect(ended(page)).toBeVisible();
    await expect(ended(page)).toContainText(title);
    await expect(ended(page)).toContainText("Your writing is saved on this device");
    const beside = await openWindow(page, signIn(page));
    await expect(ended(page)).toContainText("A sign-in window has opened.");
    const closed = beside.waitForEvent("close");
    await choose(beside, email);
    await closed;
    await expect(ended(page)).toHaveCount(0);
    await expect(page.getByText("You’re signed in again.")).toBeVisible();

    // The very same field, not one that was filled again.
    await expect(page.locator("[data-same]")).toHaveValue(title);
    await publish(page).click();
    await expectItem(page, title);
    expect(sent).toEqual([401, 201]);
    expect(
      await firstIds(
        page,
        `content-types/article/contents?fields.title.en-US=${encodeURIComponent(title)}`,
        2,
      ),
    ).toHaveLength(1);
  });
});

test(
  "G2: another member who signs in there sees nothing of the first one's writing @whole",
  once,
  async ({ page, context, portal }) => {
    const [first, second, title] = [newcomer(), newcomer(), named("The first one's alone")];
    await signInAs(page.context(), portal, first);
    await page.goto(newArticle);
    await write(page, title);
    await context.clearCookies();
    await publish(page).click();
    const beside = await openWindow(page, signIn(page));
    const closed = beside.waitForEvent("close");
    await choose(beside, second);
    await closed;

    await expect(otherHere(page)).toBeVisible();
    await expect(page.getByText(title).filter({ visible: true })).toHaveCount(0);
    await expect(titleOf(page)).not.toBeVisible();
    await expect(otherHere(page)).not.toContainText(title);
    await otherHere(page).getByRole("button", { name: "Switch accounts" }).click();
    await expect(page.getByText("This page now uses the account that’s signed in")).toBeVisible();
    await expect(titleOf(page)).toHaveValue("");
    await expect(page.getByText(title)).toHaveCount(0);

    await context.clearCookies();
    await signInAs(page.context(), portal, first);
    await page.goto(newArticle);
    await expect(titleOf(page)).toHaveValue(title);
  },
);

test("where no window can be opened, the page itself signs in and the writing is there again @whole", {
  tag: "@once",
}, async ({ page, context, portal }) => {
  const [email, title] = [newcomer(), named("Without a window")];
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signInAs(page.context(), portal, email);
  await page.goto(newArticle);
  await write(page, title);
  await context.clearCookies();
  await publish(page).click();
  await signIn(page).click();
  await choose(page, email);
  await expect(page).toHaveURL(newArticle);
  await expect(titleOf(page)).toHaveValue(title);
  await publish(page).click();
  await expectItem(page, title);
});

test(
  "what only the page has is not left to sign in, where no window can be opened @whole",
  once,
  async ({ page, context, portal }) => {
    await page.addInitScript(() => {
      window.open = () => null;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("No room is left.", "QuotaExceededError");
      };
    });
    const email = newcomer();
    await signInAs(page.context(), portal, email);
    await page.goto(newArticle);
    await titleOf(page).fill("Only on this page");
    await context.clearCookies();
    await publish(page).click();
    await expect(ended(page)).toContainText("This device can’t save a draft");
    await signIn(page).click();
    const beside = await openWindow(page, ended(page).getByRole("link", { name: "sign in in a new tab" }));
    await beside.getByRole("button", { name: /^Continue with/ }).click();
    await choose(beside, email);
    await expect(ended(page)).toHaveCount(0);
    await expect(titleOf(page)).toHaveValue("Only on this page");
  },
);

test(
  "by keyboard: nothing is pressed by mistake, Esc loses nothing, the focus returns",
  once,
  async ({ page, context, portal }) => {
    const [email, title] = [newcomer(), named("By keyboard")];
    // A sheet has one thing more that could be pressed: its grabber comes first.
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page.context(), portal, email);
    await page.goto(newArticle);
    await write(page, title);
    await context.clearCookies();
    await page.keyboard.press("Control+S");
    await expect(ended(page)).toBeVisible();
    // No dialog opens while a word is typed.
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(ended(page)).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") === null)).toBe(true);
    }

    await page.keyboard.press("Escape");
    await expect(ended(page)).toHaveCount(0);
    await expect(titleOf(page)).toBeFocused();
    await expect(titleOf(page)).toHaveValue(title);
    await page.keyboard.type(", and on");
    await expectKept(page);

    await page.locator("[data-part=session-notice]").getByRole("button", { name: "Sign in" }).focus();
    await page.keyboard.press("Enter");
    await expect(ended(page)).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoBarrier(page, "the dialog at the end");
    await signIn(page).focus();
    const opened = page.waitForEvent("popup");
    await page.keyboard.press("Enter");
    const beside = await opened;
    const closed = beside.waitForEvent("close");
    await choose(beside, email);
    await closed;
    await expect(ended(page)).toHaveCount(0);
    await expect(titleOf(page)).toHaveValue(`${title}, and on`);
  },
);
