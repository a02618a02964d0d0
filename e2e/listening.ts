import type { Page } from "@playwright/test";

/** Once the page's scripts hear keys. */
export async function listening(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (of) => Object.keys(document.querySelector(of) ?? {}).some((key) => key.startsWith("__reactProps")),
    selector,
  );
  // React hears keys from its effects on, which come after what it hydrates.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}
