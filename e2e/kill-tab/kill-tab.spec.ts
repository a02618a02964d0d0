import type { Page } from "@playwright/test";
import { expect, signInAs, test } from "../portal.ts";
import { named, newcomer, once } from "../session-end/writer.ts";
import { startKilledBrowser } from "./killed-browser.ts";
import { typeUntilEnd } from "./typist.ts";

const times = Number(process.env.REPEAT_TIMES ?? 4);
const longestMilliseconds = 1_000;
/** One in this many kills takes the whole browser. */
const wholeBrowserEach = 4;

const sayEach = 10;

const summaryOf = (page: Page) => page.getByLabel(/^Summary/).first();

test(
  "what was typed a second before a tab is killed is there again, whenever that is @whole",
  once,
  async ({ portal, launchOptions }) => {
    test.setTimeout(60_000 + times * 60_000);
    const email = newcomer();
    const browser = await startKilledBrowser({ ...launchOptions, locale: "en-GB" }, (page) =>
      signInAs(page.context(), portal, email),
    );
    const ages: number[] = [];
    for (let round = 0; round < times; round++) {
      const address = `${portal.url}/contents/article/new?draft=kill-${round}`;
      const page = await browser.newPage();
      await page.goto(address);
      await untilOpen(page);
      await summaryOf(page).click();
      const lag = await watchLag(page);
      let end = (_: number) => {};
      const ended = new Promise<number>((resolve) => {
        end = resolve;
      });
      const typing = typeUntilEnd(page, ended);
      await new Promise((resolve) => setTimeout(resolve, 1_500 + Math.random() * 3_000));
      const isWhole = round % wholeBrowserEach === wholeBrowserEach - 1;
      const shoot = await browser.aimAt(isWhole ? "browser" : "renderer");
      const slowest = await lag();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 700));
      end(Date.now());
      await shoot();
      const typed = await typing;
      await page.close().catch(() => {});

      const again = await browser.newPage();
      await again.goto(address);
      const due = typed.textBefore(longestMilliseconds + slowest);
      if (due !== "") await expect(summaryOf(again)).not.toHaveValue("");
      const kept = await summaryOf(again).inputValue();
      expect(typed.text.startsWith(kept), `${named("kept")}: ${kept} of ${typed.text}`).toBe(true);
      expect(kept.startsWith(due), `${kept} has all of ${due}`).toBe(true);
      ages.push(typed.ageOfLoss(kept));
      await again.close();
      if ((round + 1) % sayEach === 0) say(ages);
    }
    await browser.close();
    if (times % sayEach > 0) say(ages);
  },
);

/** The scripts are there, and the draft is this tab's. */
async function untilOpen(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { held } = await navigator.locks.query();
    return (held ?? []).some(({ name }) => name?.includes('"new"'));
  });
}

/** How long this machine takes, at worst, for a timer and a write of its own: it may have more to do than this. */
async function watchLag(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    const opening = indexedDB.open("lag", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("lag");
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    Object.assign(window, { lag: 0 });
    let due = performance.now() + 100;
    setInterval(() => {
      const from = Math.min(due, performance.now());
      due = performance.now() + 100;
      const transaction = database.transaction("lag", "readwrite");
      transaction.objectStore("lag").put(1, 1);
      transaction.oncomplete = () => {
        const took = performance.now() - from;
        Object.assign(window, { lag: Math.max(took, (window as unknown as { lag: number }).lag) });
      };
    }, 100);
  });
  return () => page.evaluate(() => (window as unknown as { lag: number }).lag);
}

function say(ages: readonly number[]): void {
  const sorted = ages.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const over = ages.filter((age) => age > longestMilliseconds).length;
  process.stdout.write(
    `${ages.length} kills: the oldest lost keystroke was ${at(0.5)} ms old (median), ${at(0.95)} ms (95 %), ` +
      `${at(1)} ms (most); older than a second: ${over}\n`,
  );
}
