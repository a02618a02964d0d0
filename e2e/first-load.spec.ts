import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pageBudgets } from "../scripts/check/javascript-sizes.ts";
import { pageScripts } from "../scripts/check/page-scripts.ts";
import { itemAddress } from "./accessibility/states.ts";
import { expect, test } from "./signed-in.ts";

test("a page's first load is what npm run check weighs @once", async ({ page }) => {
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
      const weighed = await pageScripts(
        ".next",
        pageBudgets.find((budget) => budget.name === name)?.page ?? "",
      );
      const loaded = await scriptsOf(page, address);
      const kibibytes =
        [...loaded.values()].reduce((sum, body) => sum + gzipSync(body, { level: 6 }).length, 0) / 1024;
      test
        .info()
        .annotations.push({ type: name, description: `${kibibytes.toFixed(1)} KiB, ${loaded.size} scripts` });
      expect
        .soft(
          weighed.filter((script) => !loaded.has(script)),
          name,
        )
        .toEqual([]);
      expect
        .soft(
          [...loaded.keys()].filter((script) => !weighed.includes(script)),
          name,
        )
        .toEqual([]);
    });
  }
});

/** What the browser asks for because the first HTML names it. */
async function scriptsOf(page: Page, address: string): Promise<Map<string, Buffer>> {
  const scripts = new Map<string, Buffer>();
  const response = await page.goto(address, { waitUntil: "load" });
  const html = (await response?.text()) ?? "";
  const named = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  for (const path of new Set(named)) {
    if (!path.startsWith("/_next/") || !path.endsWith(".js") || !html.includes(path)) continue;
    scripts.set(path.slice("/_next/".length), await (await page.request.get(path)).body());
  }
  return scripts;
}
