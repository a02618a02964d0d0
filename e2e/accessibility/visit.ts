import { expect, type Page } from "@playwright/test";
import { listening } from "../listening.ts";

/** Goes on to a page as a link does, which costs less than half of a page load; the first one is loaded. */
export async function visit(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith("http")) return void (await page.goto(address));
  const dialog = page.getByRole("dialog");
  if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.evaluate((href) => (window as unknown as NextWindow).next.router.push(href), address);
  await page.waitForURL((url) => url.pathname + decodeURIComponent(url.search) === address);
  await expect(page.locator("[data-part=skeleton]")).toHaveCount(0);
  // A list that waits for another page of it is dimmed.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

interface NextWindow {
  next: { router: { push: (href: string) => void } };
}

/** The list of articles, in whose frame the palette, the list of keys and others open. */
export async function openArticles(page: Page): Promise<void> {
  await visit(page, "/contents/article");
  await listening(page, '[aria-keyshortcuts="N"]');
}
