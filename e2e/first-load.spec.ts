import type { Page } from "@playwright/test";
import { pageBudgets } from "../tools/checks/javascript-sizes.ts";
import { pageScripts, sentSize } from "../tools/checks/page-scripts.ts";
import { ownItemAddress } from "./item-address.ts";
import { expect, test } from "./signed-in.ts";

/** Of a type with a place, references, a list of references and tags, whose Media are uploaded in place. */
const fieldsKibibytes = 32;

test("a page's first load is what npm run check weighs, and is sent as brotli @once @whole", async ({
  page,
}) => {
  const item = await ownItemAddress(page);
  const addresses = {
    home: "/",
    list: "/contents/article",
    item,
    media: "/media",
    read: "/read",
    "to read": "/read/article",
    profile: "/profile",
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
      // What a form has for the fields of its type, after the scripts of its page: `npm run check` knows of no type.
      const ofFields =
        name === "new" || name === "edit" ? [...sent.keys()].filter((one) => !weighed.has(one)) : [];
      const fieldBytes = ofFields.reduce((sum, script) => sum + (sent.get(script) ?? 0), 0);
      for (const script of ofFields) sent.delete(script);
      const kibibytes = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
      const and = fieldBytes === 0 ? "" : `, and ${(fieldBytes / 1024).toFixed(1)} KiB for its fields`;
      const description = `${kibibytes.toFixed(1)} KiB, ${sent.size} scripts${and}`;
      test.info().annotations.push({ type: name, description });
      expect.soft(fieldBytes / 1024, `${name}: controls of its fields`).toBeLessThanOrEqual(fieldsKibibytes);
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
