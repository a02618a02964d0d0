import { onTestFinished } from "vitest";
import { page } from "vitest/browser";

/** Text at twice its size (WCAG 1.4.4) on a small phone, until the test ends. */
export async function showLargeText(width = 320): Promise<void> {
  document.documentElement.style.fontSize = "32px";
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
  await page.viewport(width, 640);
}

/** The texts and controls beyond an edge of the screen, unless they can be scrolled to or are text that ends in “…”. */
export function beyondScreen(part: Element | null = document.body): string[] {
  return [...(part?.querySelectorAll("*") ?? [])].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("svg")) return [];
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    if (!hasText && !element.matches("a, button, input, select, textarea")) return [];
    const { left, right, width } = element.getBoundingClientRect();
    if (width <= 1 || (left >= -1 && right <= innerWidth + 1) || isReachable(element)) return [];
    return `${element.tagName} “${element.textContent}”: ${Math.round(left)} to ${Math.round(right)}`;
  });
}

function isReachable(element: Element): boolean {
  if (isShortened(element)) return true;
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(outer);
    if (clipPath !== "none") return true;
    const scrolls = overflowX === "auto" || overflowX === "scroll";
    if (scrolls && !outer.matches("dialog, [popover]") && outer.scrollWidth > outer.clientWidth) return true;
  }
  return false;
}

/** Whether it is text in a line that ends in “…”. A line shortens what is inline in it, not the boxes. */
function isShortened(element: Element): boolean {
  const { display } = getComputedStyle(element);
  if (display !== "inline" || element.parentElement === null) return false;
  const { textOverflow } = getComputedStyle(element.parentElement);
  return textOverflow === "ellipsis" || isShortened(element.parentElement);
}
