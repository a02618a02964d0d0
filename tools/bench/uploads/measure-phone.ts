import type { Browser, Page } from "@playwright/test";
import { turnedJpeg } from "../../../e2e/real-files.ts";
import { signIn } from "../servers/browser.ts";

export interface Phone {
  files: number;
  bytesEach: number;
  seconds: number;
  /** Milliseconds of each press and key, by the Event Timing API; those under 16 are not reported and count as 16. */
  delays: number[];
  /** The order in which the files were there, by the order in which they were added. */
  finished: number[];
  lost: number;
}

const slowDown = 4;
/** Chromium's "Slow 4G". */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const shortest = 16;
const longestMs = 15 * 60_000;

/** Many photos at once from a phone on a slow network, while the page stays in use. */
export async function measurePhone(browser: Browser, portalUrl: string, files: number): Promise<Phone> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
    locale: "en-GB",
  });
  const page = await context.newPage();
  await signIn(page, portalUrl);
  await page.goto(`${portalUrl}/contents/article`);
  await page.waitForTimeout(2_000);
  await observe(page);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  const mark = `bench-${Date.now()}`;
  const { buffer } = await turnedJpeg();
  const padded = Buffer.concat([buffer, Buffer.alloc(Math.max(0, 200_000 - buffer.length))]);
  const since = performance.now();
  await drop(page, padded.toString("base64"), files, mark);
  const presses = await pressMeanwhile(page, since);
  const seconds = (performance.now() - since) / 1000;
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const slow = await page.evaluate(() => Object.values((window as unknown as { delays: object }).delays));
  const finished = await orderOf(page, mark);
  await context.close();
  const quick = Array.from({ length: Math.max(0, presses - slow.length) }, () => shortest);
  return {
    ...{ files, bytesEach: padded.length, seconds, finished, lost: files - finished.length },
    delays: [...slow.map(Number), ...quick],
  };
}

async function observe(page: Page): Promise<void> {
  await page.evaluate((threshold) => {
    const delays: Record<string, number> = {};
    Object.assign(window, { delays });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
        if (interactionId !== 0) delays[interactionId] = Math.max(delays[interactionId] ?? 0, duration);
      }
    }).observe({ type: "event", durationThreshold: threshold } as PerformanceObserverInit);
  }, shortest);
}

async function drop(page: Page, data: string, files: number, mark: string): Promise<void> {
  await page.evaluate(
    ([text, count, name]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      for (let index = 0; index < count; index++)
        transfer.items.add(new File([bytes], `${name}-${index}.jpg`, { type: "image/jpeg" }));
      const event = new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    },
    [data, files, mark] as const,
  );
}

/** Presses and types on the page until nothing is on its way any more; answers how often. */
async function pressMeanwhile(page: Page, since: number): Promise<number> {
  const tray = page.getByRole("region", { name: "Uploads" });
  await tray.waitFor({ timeout: 60_000 });
  const search = page.getByRole("searchbox").first();
  let presses = 0;
  while ((await tray.count()) > 0 && performance.now() - since < longestMs) {
    const fold = tray.getByRole("button", { name: /^(Minimise|Expand)$/ });
    if ((await fold.count()) > 0) {
      await fold.tap({ timeout: 5_000 }).catch(() => undefined);
      presses += 1;
    }
    if (await search.isVisible()) {
      await search.press("a", { timeout: 5_000 }).catch(() => undefined);
      await search.press("Backspace", { timeout: 5_000 }).catch(() => undefined);
      presses += 2;
    }
    await page.waitForTimeout(700);
  }
  return presses;
}

/** By when each Media was made. */
async function orderOf(page: Page, mark: string): Promise<number[]> {
  const titles = await page.evaluate(async (name) => {
    const query = new URLSearchParams({ order: "sys.createdAt", limit: "100" });
    query.set("fields.title.en-US[prefix]", name);
    const { items } = await (await fetch(`/api/acma/spaces/demo/media?${query}`)).json();
    return items.map((item: { fields: { title: Record<string, string> } }) => item.fields.title["en-US"]);
  }, mark);
  return titles.map((title: string) => Number(title.split("-").at(-1)));
}
