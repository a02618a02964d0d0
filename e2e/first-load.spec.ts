import type { Page } from "@playwright/test";
import { pageBudgets } from "../scripts/check/javascript-sizes.ts";
import { pageScripts, sentSize } from "../scripts/check/page-scripts.ts";
import { itemAddress } from "./accessibility/states.ts";
import { expect, test } from "./signed-in.ts";

test("a page's first load is what npm run check weighs, and is sent as brotli @once", async ({ page }) => {
  const item = await itemAddress(page, "&mine=1");
  const addresses = {
    home: "/",
    list: "/contents/article",
    item,
    new: "/contents/article/new",
    edit: `${item}/edit`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    await test.step(name, async () => {
      const budget = pageBudgets.find((one) => one.name === name);
      const weighed = new Map<string, number>();
      for (const script of await pageScripts(".next", budget?.page ?? ""))
        weighed.set(script, (await sentSize(`.next/${script}`)).br);
      const sent = await scriptsOf(page, address);
      const kibibytes = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
      test
        .info()
        .annotations.push({ type: name, description: `${kibibytes.toFixed(1)} KiB, ${sent.size} scripts` });
      expect.soft(Object.fromEntries(sent), name).toEqual(Object.fromEntries(weighed));
    });
  }
});

/** What the browser asks for because the first HTML names it, and how many bytes each was on the way. */
async function scriptsOf(page: Page, address: string): Promise<Map<string, number>> {
  // Else the next page would find in its cache what the one before has brought.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const response = await page.goto(address, { waitUntil: "load" });
  const html = (await response?.text()) ?? "";
  const scripts = new Map<string, number>();
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map((entry) => entry instanceof PerformanceResourceTiming && [entry.name, entry.encodedBodySize])
      .filter((entry) => entry !== false),
  );
  for (const [name, bytes] of loaded as [string, number][]) {
    const path = new URL(name).pathname;
    if (!path.startsWith("/_next/") || !path.endsWith(".js") || !html.includes(path)) continue;
    scripts.set(path.slice("/_next/".length), bytes);
  }
  await devtools.detach();
  return scripts;
}
