import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../../scripts/prepare/browser.mjs";

/** How the tests' own browser is started here. */
export function launchOptions() {
  const executablePath = findBrowser();
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  };
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/** Signs a page in at the embedded Space, as Ada. */
export async function signIn(page: Page, portalUrl: string): Promise<void> {
  await page.goto(`${portalUrl}/sign-in`);
  await page.getByRole("button", { name: /^Continue with/ }).click();
  await page.getByRole("button", { name: "ada@example.com" }).click();
  await page.waitForURL(`${portalUrl}/`);
}
