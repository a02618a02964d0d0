import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

const stopsMax = 60;

/** Presses Tab until a control has the focus. Each stop on the way can be seen, and is marked as the one that has it. */
export async function tabTo(wanted: Locator, key = "{Tab}"): Promise<void> {
  for (let stops = 0; stops < stopsMax; stops++) {
    if (wanted.query()?.contains(document.activeElement)) return;
    await userEvent.keyboard(key);
    await expectMarkedFocus();
  }
  throw new Error(`${wanted.selector} is not reached by ${key}`);
}

/** What has the focus is in sight and marked: itself, a part of it, or what stands for it. */
export async function expectMarkedFocus(): Promise<void> {
  await expect.poll(() => markOf(document.activeElement)).toBe("marked");
}

function markOf(focused: Element | null): string {
  if (focused === null || focused === document.body) return "nowhere";
  const around = [focused.nextElementSibling, focused.closest("label"), focused.parentElement];
  const shown = [focused, ...focused.querySelectorAll("*"), ...around];
  const isMarked = shown.some((element) => element && isInSight(element) && isMarkedItself(element));
  return isMarked ? "marked" : `not marked: ${focused.outerHTML.slice(0, 200)}`;
}

function isInSight(element: Element): boolean {
  const { width, height, top, bottom } = element.getBoundingClientRect();
  const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isSeen && width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
}

/** By an outline, a ring, or, of a row, a bar before it. */
function isMarkedItself(element: Element): boolean {
  const accent = accentColor();
  return [undefined, "::before", "::after"].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow, backgroundColor } = getComputedStyle(element, part);
    const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return hasOutline || boxShadow.includes(accent) || (part === "::before" && backgroundColor === accent);
  });
}

function accentColor(): string {
  const sample = document.createElement("span");
  sample.style.color = "var(--color-accent)";
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}
