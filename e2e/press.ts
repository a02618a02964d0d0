import type { Locator, Page } from "@playwright/test";

/** How long a finger holds a mouse button down. */
const heldMs = 90;

interface Spot {
  /** Where in the element, as a share of its width and height; the middle without it. */
  x?: number;
  y?: number;
}

/** Presses with a real mouse: what moves between down and up loses the click, as it does under a member's hand. */
export async function press(page: Page, target: Locator, { x = 0.5, y = 0.5 }: Spot = {}): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("Not on the page");
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
  await page.mouse.down();
  await page.waitForTimeout(heldMs);
  await page.mouse.up();
}
