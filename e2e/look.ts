import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./portal.ts";

/** Nothing that axe can find; in the other theme nothing but colours can differ. */
export async function expectNoBarrier(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await settle(page);
  const found = await barriers(page, { ...quick, rules: experimental });
  await page.emulateMedia({ colorScheme: "dark" });
  await settle(page);
  const inTheDark = await barriers(page, { ...quick, runOnly: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
  expect.soft([...found, ...inTheDark.map((each) => `dark: ${each}`)], `${where}: ${page.url()}`).toEqual([]);
}

/** Off by itself: who speaks to the page says the words that stand there. */
const experimental = { "label-content-name-mismatch": { enabled: true } };
/** Only what is wrong is told at length, and there is no style sheet of another origin to fetch: half the time. */
const quick = { resultTypes: ["violations" as const], preload: false };

type AxeOptions = Parameters<AxeBuilder["options"]>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;

async function barriers(page: Page, options: AxeOptions): Promise<string[]> {
  // A page loads axe once: its script takes longer than a look.
  const { violations } = (await page.evaluate(() => "axe" in window))
    ? await page.evaluate(runAxe, options)
    : // No page of ours has frames, and a page of axe's own for each look takes time.
      await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" ")}`);
}

/** Runs in the page. */
async function runAxe(options: AxeOptions): Promise<AxeResults> {
  const { axe } = window as unknown as {
    axe: { run: (on: Document, options: AxeOptions) => Promise<AxeResults> };
  };
  return await axe.run(document, options);
}

/** What fades in is there, and not on its way. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
    // A second of frames, however slow: a countdown goes on for longer.
    for (let frames = 0; frames < 60 && document.getAnimations().some(isMoving); frames++) {
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Neither the page nor what scrolls in its place goes sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll("main, [data-page=editor], dialog[open], :popover-open"),
    ];
    return scrollers
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => {
        const edge = each.getBoundingClientRect();
        const beyond = [...each.querySelectorAll("*")].filter((inner) => {
          const box = inner.getBoundingClientRect();
          return box.width > 0 && (box.right > edge.left + each.clientWidth + 1 || box.left < edge.left - 1);
        });
        const names = beyond.slice(0, 3).map((inner) => `${inner.tagName}.${inner.className}`);
        return `${each.tagName}.${each.className} ${each.scrollWidth} > ${each.clientWidth}: ${names.join(", ")}`;
      });
  });
  expect.soft(wide, `${where}: ${page.url()}`).toEqual([]);
}

/** The focus is on something that can be seen: neither lost to the page nor on what is hidden. */
export async function expectFocus(page: Page, step: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body) return "nowhere";
          const { width, height, bottom, top } = focused.getBoundingClientRect();
          const isSeen = focused.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          if (!isSeen || width === 0 || height === 0) return `hidden: ${focused.outerHTML.slice(0, 120)}`;
          return bottom > 0 && top < window.innerHeight
            ? "seen"
            : `out of sight: ${focused.outerHTML.slice(0, 120)}`;
        }),
      { message: `focus after: ${step}` },
    )
    .toBe("seen");
}

/** Pairs in the bars of a page that lie over each other. */
export async function overlapsInBars(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    for (const bar of document.querySelectorAll("header, nav")) {
      const parts = [...bar.querySelectorAll("a, button")].filter((part) => part.checkVisibility());
      for (const [at, one] of parts.entries()) {
        for (const other of parts.slice(at + 1)) {
          if (one.contains(other)) continue;
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const isOver =
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
          if (isOver) found.push(`${one.outerHTML.slice(0, 80)} over ${other.outerHTML.slice(0, 80)}`);
        }
      }
    }
    return found;
  });
}

/** Cumulative layout shift since the page began; what followed an input does not count. */
export async function shiftOf(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value = 0, hadRecentInput = false } = entry as {
              value?: number;
              hadRecentInput?: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(Math.round(sum * 10_000) / 10_000), 100);
      }),
  );
}
