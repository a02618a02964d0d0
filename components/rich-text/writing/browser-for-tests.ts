import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { browserLaunch } from "../../../scripts/test/browser-launch.ts";

const root = join(import.meta.dirname, "../../..");
const origin = "https://atrium.test";

/** A browser with a page that imports the sources of this project as they are, under the pages' own policy. */
export async function startBrowser(): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch(browserLaunch);
  const page = await browser.newPage();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return await route.fulfill({ contentType: "text/html", headers, body: html });
    const source = await readFile(join(root, pathname), "utf8");
    await route.fulfill({ contentType: "text/javascript", body: stripTypeScriptTypes(source) });
  });
  await page.goto(origin);
  return { browser, page };
}

const headers = { "content-security-policy": "style-src 'self'" };
const html = `<!doctype html><script type="importmap">{"imports":{"#lib/":"/lib/"}}</script>`;
