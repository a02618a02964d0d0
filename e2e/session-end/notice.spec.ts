import type { Page } from "@playwright/test";
import { listening } from "../listening.ts";
import { expectNoBarrier } from "../look.ts";
import { expect, signInAs, test } from "../portal.ts";
import { choose, ended, named, newcomer, openWindow, titleOf, write } from "./writer.ts";

// Chromium says aloud what the status of a refusal is.
test.use({ expectedConsole: [/Failed to load resource/] });

const newArticle = "/contents/article/new";
const threeDaysMs = 3 * 24 * 60 * 60 * 1000;
const foot = (page: Page) => page.locator("[data-part=session-notice]");

test("five minutes before its end a session offers a renewal or, if that can't extend it, a sign-in", {
  tag: "@once",
}, async ({ page, context, portal }) => {
  const [email, title] = [newcomer(), named("Just before the end")];
  await page.clock.install();
  await signInAs(page.context(), portal, email);
  await page.goto(newArticle);
  await write(page, title);
  const stop = await serverSays(page, { secondsLeft: 300, staysBy: "renewal" });
  await page.clock.fastForward(threeDaysMs - 6 * 60_000);
  await expect(foot(page)).toHaveText("");
  await page.clock.fastForward(60_000);
  await expect(foot(page)).toContainText(/You’ll be signed out at .*\d\d:\d\d/);
  await expectNoBarrier(page, "the notice");

  await stop();
  const renewed = page.waitForResponse((response) => response.request().method() === "POST");
  await foot(page).getByRole("button", { name: "Stay signed in" }).click();
  expect((await renewed).status()).toBe(200);
  expect(await (await renewed).headerValue("set-cookie")).toContain("session");
  await expect(page.getByText("You’re still signed in.")).toBeVisible();
  await expect(foot(page)).toHaveText("");

  await test.step("after thirty days only a new sign-in extends the session", async () => {
    const stopAgain = await serverSays(page, { secondsLeft: 240, staysBy: "signIn" });
    await page.clock.fastForward(threeDaysMs - 4 * 60_000);
    await expect(foot(page)).toContainText("Sign in again now");
    await stopAgain();
    const beside = await openWindow(page, foot(page).getByRole("button", { name: "Sign in again" }));
    const closed = beside.waitForEvent("close");
    await choose(beside, email);
    await closed;
    await expect(foot(page)).toHaveText("");
    await expect(titleOf(page)).toHaveValue(title);
  });

  await test.step("the end itself", async () => {
    await context.clearCookies();
    await page.clock.fastForward(threeDaysMs);
    await expect(ended(page)).toContainText(/Your session ended at .*\d\d:\d\d/);
  });
});

test("the notice covers neither the end of a form nor the pager @whole", async ({
  page,
  portal,
  isMobile,
}) => {
  if (!isMobile) await page.setViewportSize({ width: 768, height: 900 });
  await page.clock.install();
  await signInAs(page.context(), portal, newcomer());
  await serverSays(page, { secondsLeft: 300, staysBy: "renewal" });
  for (const [address, last] of [
    ["/contents/place/new", "[aria-labelledby=editor-side-title] label"],
    ["/contents/article", "[data-pager] a"],
  ] as const) {
    await page.goto(address);
    await listening(page, last);
    await page.clock.fastForward(threeDaysMs - 6 * 60_000);
    // The page may have begun to watch the time a moment later, and looks every six hours.
    await expect(async () => {
      await page.clock.fastForward(6 * 60 * 60_000);
      await expect(foot(page)).toContainText("You’ll be signed out", { timeout: 2_000 });
    }).toPass();
    await page.locator(last).last().scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const scrollers = [
        document.documentElement,
        ...document.querySelectorAll("main, [data-page=editor], [data-part=editor-body]"),
      ];
      for (const each of scrollers) each.scrollTop = each.scrollHeight;
    });
    expect(await overlap(page, last), address).toBe(false);
  }
});

/** Whether the notice lies over the last of these. */
async function overlap(page: Page, selector: string): Promise<boolean> {
  const under = await page.locator(selector).last().boundingBox();
  const over = await foot(page).locator("> *").boundingBox();
  if (under === null || over === null) throw new Error("One of them is not to be seen");
  return (
    under.y + under.height > over.y &&
    under.y < over.y + over.height &&
    under.x + under.width > over.x &&
    under.x < over.x + over.width
  );
}

/** The server's clock cannot be turned: what it would say then, it says now. */
async function serverSays(
  page: Page,
  end: { secondsLeft: number; staysBy: string },
): Promise<() => Promise<void>> {
  await page.route("**/api/session", async (route) => {
    if (route.request().method() !== "GET") return await route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...end } });
  });
  return async () => await page.unroute("**/api/session");
}
