import { expect, type Locator, type Page } from "@playwright/test";

/** Once the page's scripts hear keys. */
export async function listening(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(isHydrated, selector);
  // React handles keys once its effects have run, after hydration.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}

/** Presses a button once its scripts are there: pressed twice, it would be under the dialog that it opened. */
export async function pressWhenHydrated(button: Locator): Promise<void> {
  await expect.poll(() => button.evaluate(isHydrated), "the button is hydrated").toBe(true);
  await button.click();
}

/** Once the page listens to all that it announces, no key is queued for it any longer. */
export async function expectKeysPass(page: Page): Promise<void> {
  // Less than the longest wait for what never comes.
  await expect(async () => {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      delete document.documentElement.dataset.passed;
      addEventListener("keydown", ({ key }) => (document.documentElement.dataset.passed = key), {
        once: true,
      });
    });
    // It returns when the page has handled the key.
    await page.keyboard.press("F2");
    expect(await page.evaluate(() => document.documentElement.dataset.passed)).toBe("F2");
  }, "a key passes").toPass({ timeout: 6_000 });
}

/**
 * Whether React answers events on an element. An element that it is hydrating is known to it already, but until the
 * last script of its part of the page is there, events on it are lost: `getNearestMountedFiber` of React asks the same.
 * It runs in the page, and can use nothing from here.
 */
export function isHydrated(target: string | Element): boolean {
  interface Fiber {
    return: Fiber | null;
    alternate: Fiber | null;
    flags: number;
  }
  const placementOrHydrating = 4098;
  const element = typeof target === "string" ? document.querySelector(target) : target;
  const found = Object.entries(element ?? {}).find(([key]) => key.startsWith("__reactFiber"));
  if (found === undefined) return false;
  for (let fiber: Fiber | null = found[1]; fiber?.alternate === null; fiber = fiber.return) {
    if ((fiber.flags & placementOrHydrating) !== 0) return false;
  }
  return true;
}
