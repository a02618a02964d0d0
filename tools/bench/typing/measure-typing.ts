import type { Page } from "@playwright/test";
import { typedSlots } from "./form-type.ts";

export interface Typing {
  keys: number;
  /** Milliseconds from a key to the next picture that shows it, for every key; those under 16 count as 16. */
  delays: number[];
  /** Slots whose text differs from what was typed, at once or after a reload. */
  lost: string[];
}

const shortest = 16;
const keyPauseMilliseconds = 45;

/** Types into every text of the form as a quick writer does, on a machine that is four times slower than this one. */
export async function measureTyping(page: Page, portalUrl: string, slowDown: number): Promise<Typing> {
  await page.goto(`${portalUrl}/contents/form/new?draft=typing`);
  const first = page.locator(`[name="${typedSlots[0]}"]`);
  await first.waitFor();
  await page.getByRole("button", { name: "Add Korean" }).click();
  await page.waitForTimeout(2_000);
  await observe(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  let keys = 0;
  const typed = new Map<string, string>();
  for (const [index, name] of typedSlots.entries()) {
    const text = `${index} The lagoon opens twice a day`;
    await page.locator(`[name="${name}"]`).focus();
    await page.keyboard.type(text, { delay: keyPauseMilliseconds });
    typed.set(name, text);
    keys += text.length;
  }
  await page.waitForTimeout(1_500);
  const slow = await page.evaluate(() => (window as unknown as { delays: Record<string, number> }).delays);
  const lost = await differing(page, typed);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.reload();
  await page.waitForFunction(
    (all) =>
      all.every(
        ([name, text]) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value === text,
      ),
    [...typed].slice(0, 1),
  );
  const lostAfter = await differing(page, typed);
  const delays = Object.values(slow);
  const quick = Array.from({ length: Math.max(0, keys - delays.length) }, () => shortest);
  return { keys, delays: [...delays, ...quick], lost: [...new Set([...lost, ...lostAfter])] };
}

/** The longest of a key's events, by interaction, as INP counts it. */
async function observe(page: Page): Promise<void> {
  await page.evaluate((threshold) => {
    const delays: Record<string, number> = {};
    Object.assign(window, { delays });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number };
        if (!/^key/.test(entry.name) || interactionId === 0) continue;
        delays[interactionId] = Math.max(delays[interactionId] ?? 0, duration);
      }
    }).observe({ type: "event", durationThreshold: threshold } as PerformanceObserverInit);
  }, shortest);
}

async function differing(page: Page, typed: ReadonlyMap<string, string>): Promise<string[]> {
  return await page.evaluate(
    (all) =>
      all
        .filter(
          ([name, text]) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value !== text,
        )
        .map(([name]) => name),
    [...typed],
  );
}
