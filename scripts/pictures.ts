import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "./prepare/browser.mjs";

const { values } = parseArgs({
  options: {
    portal: { type: "string", default: "http://localhost:3000" },
    only: { type: "string", default: "" },
    to: { type: "string", default: "docs/pictures" },
  },
});

const widths = [360, 768, 1440];
const themes = ["light", "dark"] as const;
const heights = new Map([[360, 800]]);

/** Opens each page as a member would come to it; an item is the first one of the member's own. */
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  "sign-in": (page) => page.goto("/sign-in"),
  home: (page) => page.goto("/"),
  list: (page) => page.goto("/contents/article"),
  item: openOwnArticle,
  editor: async (page) => {
    await openOwnArticle(page);
    await page.goto(`${new URL(page.url()).pathname}/edit`);
  },
  "session-ending": async (page) => {
    await page.route("**/api/session", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), secondsLeft: 290 } });
    });
    await openOwnArticle(page);
    await page.goto(`${new URL(page.url()).pathname}/edit`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await page.getByText("You will be signed out at").waitFor();
  },
  "session-ended": async (page) => {
    await openOwnArticle(page);
    await page.goto(`${new URL(page.url()).pathname}/edit`);
    const title = page.getByLabel(/^Title/).first();
    await title.press("ControlOrMeta+End");
    await title.pressSequentially(" again");
    await page
      .getByText(/^(Draft saved|Saved) on this device/)
      .filter({ visible: true })
      .waitFor();
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alertdialog").waitFor();
  },
};

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-background-networking",
  ],
});
mkdirSync(values.to, { recursive: true });
const storageState = await signIn();
for (const width of widths) for (const theme of themes) await takeAll(width, theme);
await browser.close();

async function takeAll(width: number, theme: (typeof themes)[number]): Promise<void> {
  for (const [name, open] of Object.entries(pages)) {
    if (values.only !== "" && name !== values.only) continue;
    const context = await browser.newContext({
      baseURL: values.portal,
      viewport: { width, height: heights.get(width) ?? 900 },
      colorScheme: theme,
      isMobile: width < 768,
      ...(name === "sign-in" ? {} : { storageState }),
    });
    const page = await context.newPage();
    await open(page);
    await page.waitForLoadState("networkidle");
    // What fades in is there, and not on its way.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== "running"),
    );
    await page.screenshot({ path: `${values.to}/${name}-${width}-${theme}.png` });
    await context.close();
  }
  console.log(`${width} px, ${theme}: done`);
}

async function openOwnArticle(page: Page): Promise<void> {
  await page.goto("/contents/article?mine=1");
  await page.locator("tbody").getByRole("link").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForURL(/contents\/article\/./);
}

async function signIn(): Promise<Awaited<ReturnType<BrowserContext["storageState"]>>> {
  const context = await browser.newContext({ baseURL: values.portal });
  const page = await context.newPage();
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /^Continue with/ }).click();
  await page.getByRole("button", { name: "ada@example.com" }).click();
  await page.waitForURL((url) => url.origin === new URL(values.portal).origin);
  const state = await context.storageState();
  await context.close();
  return state;
}
