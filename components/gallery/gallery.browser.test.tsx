import "./gallery.css";
import "./reference-fonts.css";
// Loaded before the pictures are taken, instead of when they are first rendered.
import "#components/fields/list/control.tsx";
import "#components/fields/refer/control.tsx";
import "#components/map/plain-map-view.tsx";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cities } from "#components/map/cities.ts";
import { plainWorld } from "#components/map/plain-world.ts";
import { beyondScreen, showLargeText } from "#components/ui/large-text-for-tests.ts";
import { renderForTests } from "#components/ui/render-for-tests.tsx";
import { galleryParts } from "./parts.ts";

const views = [
  { theme: "light", width: 1200, language: "en" },
  { theme: "dark", width: 390, language: "ko" },
] as const;
const part = page.getByTestId("part");

beforeAll(async () => {
  for (const part of [plainWorld, cities]) {
    part.begin();
    await vi.waitUntil(() => part.now().kind === "here", { timeout: 20_000 });
  }
});

// What WebGL draws differs by a few pixels between graphics drivers; the still picture of a map does not.
beforeEach(() => {
  const { getContext } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
    this: HTMLCanvasElement,
    ...[kind, options]: Parameters<typeof getContext>
  ) {
    return kind === "webgl2" ? null : getContext.call(this, kind, options);
  });
});

afterEach(() => {
  delete document.documentElement.dataset.theme;
  document.documentElement.lang = "en";
});

describe.each(views)("$theme, $width px, $language", ({ theme, width, language }) => {
  test.each(galleryParts)("$name", async ({ name, Part, opens = [], loadsOnFocus, hasNoControls }) => {
    await page.viewport(width, 700);
    Object.assign(document.documentElement.dataset, { theme });
    document.documentElement.lang = language;
    await renderForTests(
      <main className="gallery">
        <section className="gallery-part" data-testid="part" tabIndex={-1}>
          <Part />
        </section>
      </main>,
      { language },
    );
    await document.fonts.ready;
    for (const button of opens) {
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect.poll(opened).not.toBeNull();
      await expect(page).toMatchScreenshot(pictureName(button, theme));
      await userEvent.keyboard("{Escape}");
      await expect.poll(() => opened()?.matches("dialog, [popover]") ?? false).toBe(false);
    }
    if (opens.length > 0) return;
    // Its first control shows what focus looks like.
    if (!loadsOnFocus && !hasNoControls) await focusFirstControl();
    await fitViewport(width);
    await expect.element(part).toMatchScreenshot(pictureName(name, theme));
    expect(isWholeInView(), "the viewport cuts the part").toBe(true);
  });
});

describe.each(["en", "ko"] as const)("in “%s” with text at twice its size", (language) => {
  test.each(galleryParts)("$name end within a screen of 320 px", async ({ Part, opens = [] }) => {
    await showLargeText();
    document.documentElement.lang = language;
    await renderForTests(
      <main className="gallery">
        <Part />
      </main>,
      { language },
    );
    await document.fonts.ready;
    await expect.poll(isComplete).toBe(true);
    if (opens.length === 0) expect(beyondScreen()).toEqual([]);
    for (const button of opens) {
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect.poll(opened).not.toBeNull();
      expect(beyondScreen(opened()), button).toEqual([]);
      await userEvent.keyboard("{Escape}");
      await expect.poll(() => opened()?.matches("dialog, [popover]") ?? false).toBe(false);
    }
  });
});

const opened = () => document.querySelector("dialog[open], :popover-open, [data-part=toasts] > *");

/** Nothing of it is still to load. */
const isComplete = () =>
  document.querySelector("main > *") !== null && document.querySelector("main [data-part=skeleton]") === null;

const isWholeInView = () => document.documentElement.scrollHeight <= window.innerHeight;

/** As high as the page, also when a control that loads late makes that higher: a picture ends where the viewport does. */
async function fitViewport(width: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.viewport(width, document.documentElement.scrollHeight);
      return isWholeInView();
    })
    .toBe(true);
}

/** By Tab from the beginning of the part; once more if what had the focus was replaced by what it loads. */
async function focusFirstControl(): Promise<void> {
  const section = part.element();
  const isInside = () => document.activeElement !== section && section.contains(document.activeElement);
  await vi.waitUntil(async () => {
    if (!isInside()) {
      section.focus();
      await userEvent.tab();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return isInside();
  }, 15_000);
}

function pictureName(name: string, theme: string): string {
  return `${name.toLowerCase().replaceAll(" ", "-")}-${theme}`;
}
