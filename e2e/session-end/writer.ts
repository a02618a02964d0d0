import type { Locator, Page } from "@playwright/test";
import { listening } from "../listening.ts";
import { expect, itemPage, test } from "../portal.ts";
import type { Recordings } from "../servers/recordings.ts";
import type { RunningPair } from "../servers/state.ts";
import { tokenStory } from "../session/token-story.ts";

let count = 0;

/** For what no width changes: played on one screen alone. */
export const once = { tag: "@once" };

/** A title, or the first part of an address, that nothing else of this run has. */
export const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()} ${count++}`;

/** An address used by no other test. */
export const newcomer = () => `${named("writer").replaceAll(" ", "-")}@example.com`;

export const titleOf = (page: Page) => page.getByLabel(/^Title/).first();
export const publish = (page: Page) => page.getByRole("button", { name: /^Publish/ });
export const ended = (page: Page) => page.getByRole("alertdialog", { name: "You’ve been signed out" });
export const otherHere = (page: Page) =>
  page.getByRole("alertdialog", { name: "Another account is signed in" });

/** At the provider. */
export async function choose(page: Page, email: string): Promise<void> {
  await page.locator("#email").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

/** Presses a way to sign in, which opens a window; answers that. */
export async function openWindow(page: Page, press: Locator): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await press.click();
  return await opened;
}

export async function write(page: Page, title: string): Promise<void> {
  await listening(page, "textarea");
  await titleOf(page).fill(title);
  await expectKept(page);
}

export async function expectKept(page: Page): Promise<void> {
  const said = page.getByText(/^(Draft saved|Saved) on this device/);
  await expect(said.filter({ visible: true })).toBeVisible();
}

export async function expectItem(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL(itemPage);
  await expect(page.getByRole("heading", { name: title, level: 1, exact: true })).toBeVisible();
}

/** The Auth API knows nothing of the member's newest pair any more: what renews it next is refused. */
export async function revokeAtService(
  { spaceUrl, recordings }: RunningPair & { recordings: Recordings },
  email: string,
): Promise<void> {
  const pair = tokenStory(recordings.space(), email).issued.at(-1);
  if (pair === undefined) throw new Error(`${email} has no tokens.`);
  const address = `${spaceUrl}/auth/v1/spaces/demo/oauth`;
  const headers = { "content-type": "application/json" };
  const renewed = await fetch(`${address}/refresh`, {
    method: "POST",
    headers,
    body: JSON.stringify({ refreshToken: pair.refreshToken }),
  });
  expect(renewed.status).toBe(200);
}
