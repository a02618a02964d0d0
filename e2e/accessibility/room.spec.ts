import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll, settle } from "../look.ts";
import { expect, test } from "../signed-in.ts";
import { itemAddress, states } from "./states.ts";

// What is asked here sets its own sizes: a second project would ask the same.
test.describe("room", { tag: "@once" }, () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  const looked = Object.entries(states);

  for (const [at, half] of [
    looked.filter((_, at) => at % 2 === 0),
    looked.filter((_, at) => at % 2 === 1),
  ].entries()) {
    test(`at 320 px, at 200 % and with text twice as large nothing goes sideways, part ${at + 1}`, async ({
      context,
    }) => {
      test.slow();
      for (const [name, open] of half) {
        await test.step(name, async () => {
          const page = await context.newPage();
          await page.setViewportSize({ width: 320, height: 640 });
          await open(page);
          await settle(page);
          await expectNoSidewaysScroll(page, `${name}, 320 px`);
          await page.setViewportSize({ width: 720, height: 450 });
          await expectNoSidewaysScroll(page, `${name}, 200 %`);
          await page.setViewportSize({ width: 1280, height: 900 });
          await enlargeText(page);
          await expectNoSidewaysScroll(page, `${name}, text at 200 %`);
          await page.close();
        });
      }
    });
  }

  test("written from right to left nothing goes sideways, and nothing in a bar lies over another", async ({
    context,
  }) => {
    test.slow();
    const some = ["home", "list", "own item", "item of somebody else, within its list", "editor"];
    for (const name of some) {
      await test.step(name, async () => {
        const page = await context.newPage();
        await states[name]?.(page);
        await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
        for (const [width, height] of [
          [390, 844],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expectNoSidewaysScroll(page, `${name}, rtl, ${width} px`);
          expect.soft(await overlaps(page), `${name}, rtl, ${width} px`).toEqual([]);
        }
        await page.close();
      });
    }
  });

  test("in forced colours what is chosen, what can be operated and where the focus is has a line", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/contents/article");
    const edge = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
    expect(await edge(".segment[aria-current]")).toBeGreaterThanOrEqual(2);
    expect(await edge(".button")).toBeGreaterThanOrEqual(1);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    });
    expect(outline).toBeGreaterThanOrEqual(2);
  });

  test("with reduced motion nothing that opens moves, it only appears", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(await itemAddress(page, "&mine=1"));
    await page.getByRole("button", { name: "More" }).click();
    const moves = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect)) return [];
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        return names.filter((each) => ["translate", "transform", "scale", "rotate"].includes(each));
      }),
    );
    expect(moves).toEqual([]);
  });
});

/** What browsers do when text alone is made larger: everything in rem follows. */
async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Pairs in the bars of a page that lie over each other. */
async function overlaps(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    for (const bar of document.querySelectorAll("header, .rail, .phone-nav, .list-pager")) {
      const parts = [...bar.querySelectorAll("a, button")].filter((part) => part.checkVisibility());
      for (const [at, one] of parts.entries()) {
        for (const other of parts.slice(at + 1)) {
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
