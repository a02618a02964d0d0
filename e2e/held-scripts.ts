import type { Page } from "@playwright/test";

const chunks = "**/_next/static/chunks/*.js";

/** Holds the scripts of pages, or those that contain `text`, as a slow line does, until the answer is called. */
export async function holdScripts(page: Page, text = ""): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunks, async (route) => {
    const script = await (await fetch(route.request().url())).text();
    if (script.includes(text)) await released;
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
