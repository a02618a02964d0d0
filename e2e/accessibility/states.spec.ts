import type { Page } from "@playwright/test";
import { isWhole } from "../../scripts/test/whole.ts";
import { expectNoBarrier, expectNoSidewaysScroll, overlapsInBars } from "../look.ts";
import { expect, test } from "../signed-in.ts";
import { boundToEnglish, stateSequences, states } from "./states.ts";

// Chromium logs missing, refused and unreachable resources.
test.use({ expectedConsole: [/Failed to load resource/] });

/** A state near to others is looked at in the whole run, on a page of its own. */
const inSequences = new Set(stateSequences.flat());
const others = Object.keys(states).filter((name) => !inSequences.has(name));
const all = [...stateSequences, ...(isWhole ? others.map((name) => [name]) : [])];

for (const [at, sequence] of all.entries()) {
  test(`no page and no state has a barrier, in any theme, at any size: ${sequence.join(", ")}`, async ({
    context,
    portal,
    page,
    isMobile,
  }) => {
    test.slow();
    // Each state is seen in both languages, one of them on a phone.
    const isKorean = at % 2 === (isMobile ? 0 : 1) && !sequence.some((name) => boundToEnglish.has(name));
    await context.addCookies([{ name: "language", value: isKorean ? "ko" : "en", url: portal.url }]);
    for (const name of sequence) {
      await test.step(name, async () => {
        await states[name]?.(page);
        await expectNoBarrier(page, name);
        if (!isMobile) await expectRoom(page, name);
      });
    }
  });
}

test("the way in has no barrier, in any theme or language, at any size", async ({
  browser,
  portal,
  isMobile,
}) => {
  const context = await browser.newContext();
  for (const language of ["en", "ko"]) {
    await context.addCookies([{ name: "language", value: language, url: portal.url }]);
    const page = await context.newPage();
    await page.goto("/sign-in");
    await expectNoBarrier(page, `sign-in, ${language}`);
    if (!isMobile) await expectRoom(page, `sign-in, ${language}`);
    await page.close();
  }
  await context.close();
});

const rooms = [
  { name: "320 px", width: 320, height: 640, often: true },
  { name: "200 %", width: 720, height: 450, often: true },
  { name: "text twice as large", width: 1280, height: 900, textPx: 32, often: false },
  { name: "right to left", width: 1440, height: 900, dir: "rtl", often: false },
  { name: "right to left, phone", width: 390, height: 844, dir: "rtl", often: false },
];

interface Screen {
  width: number;
  height: number;
  textPx?: number;
  dir?: string;
}

/** Nothing goes sideways, and nothing in a bar lies over another thing. */
async function expectRoom(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const show = async ({ width, height, textPx = 16, dir = "ltr" }: Screen) => {
    await page.setViewportSize({ width, height });
    await session.send("Page.setFontSizes", { fontSizes: { standard: textPx, fixed: textPx } });
    await page.evaluate((value) => document.documentElement.setAttribute("dir", value), dir);
  };
  for (const room of rooms.filter(({ often }) => isWhole || often)) {
    await show(room);
    const where = `${name}, ${room.name}`;
    await expectNoSidewaysScroll(page, where);
    expect.soft(await overlapsInBars(page), where).toEqual([]);
  }
  await show({ width: 1440, height: 900 });
}
