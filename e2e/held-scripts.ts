import type { Page } from "@playwright/test";

const chunks = "**/_next/static/chunks/*.js";

/** Pages come without their scripts until the answer is called: as they are over a slow line. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunks, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The scripts that the first HTML of a page does not name get lost, until the answer is called. */
export async function losePartsOf(page: Page, address: string): Promise<() => void> {
  const html = await (await page.request.get(address)).text();
  let areLost = true;
  await page.route(chunks, async (route) => {
    const isNamed = html.includes(new URL(route.request().url()).pathname);
    await (areLost && !isNamed ? route.abort() : route.continue());
  });
  return () => {
    areLost = false;
  };
}
