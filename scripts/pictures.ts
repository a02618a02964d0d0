import { mkdirSync } from "node:fs";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { places } from "../tools/pictures/places.ts";
import { NotHere } from "../tools/pictures/way.ts";
import { readOptions } from "./run/options.ts";
import { browserLaunch } from "./test/browser-launch.ts";

const usage = `npm run pictures -- [options]

Takes screenshots of every page of a running portal (npm start) as a member of the demo Space, in the light and the dark
theme. With CMA_TOKEN (npm run -s space -- cma-token grace@example.com) also of the console.

  --portal http://localhost:3000   its address
  --only home,members              the names of the pages; all by default
  --widths 360,768,1440            in CSS pixels
  --language en                    of the portal; some steps work in English only
  --forced-colors                  as with Windows’ contrast themes
  --to docs/pictures               the folder; files with the same name are replaced`;

const { values } = readOptions({
  options: {
    portal: { type: "string", default: "http://localhost:3000" },
    only: { type: "string" },
    widths: { type: "string", default: "360,768,1440" },
    language: { type: "string", default: "en" },
    to: { type: "string", default: "docs/pictures" },
    "forced-colors": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(usage);
  process.exit();
}

const themes = ["light", "dark"] as const;
const heights = new Map([[360, 800]]);
const quality = 62;
type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

const browser = await chromium.launch(browserLaunch);
mkdirSync(values.to, { recursive: true });
let bytes = 0;
const failed: string[] = [];
const storageState = await signIn();
for (const width of values.widths.split(",").map(Number)) {
  for (const theme of themes) await takeAll(width, theme);
}
await browser.close();
for (const line of failed) console.error(line);
console.log(`${(bytes / 1e6).toFixed(1)} MB`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** One visit, so that what a member leaves on the device is there afterwards. */
async function takeAll(width: number, theme: (typeof themes)[number]): Promise<void> {
  const options = {
    baseURL: values.portal,
    viewport: { width, height: heights.get(width) ?? 900 },
    colorScheme: theme,
    ...(values["forced-colors"] && { forcedColors: "active" as const }),
    locale: "en-GB",
    timezoneId: "Asia/Seoul",
    isMobile: width < 768,
    hasTouch: width < 768,
  };
  const guest = await browser.newContext(options);
  await takeOne(guest, `sign-in-${width}-${theme}`, (page) => page.goto("/sign-in"));
  await guest.close();
  const context = await browser.newContext({ ...options, storageState });
  const language = { name: "language", value: values.language, url: values.portal };
  await context.addCookies([language]);
  for (const [name, open] of Object.entries(places)) {
    await takeOne(context, `${name}-${width}-${theme}`, open);
    await context.addCookies([...storageState.cookies, language]);
  }
  await context.close();
  console.log(`${width} px, ${theme}: done`);
}

async function takeOne(
  context: BrowserContext,
  name: string,
  open: (page: Page) => Promise<unknown>,
): Promise<void> {
  if (values.only?.split(",").every((only) => !new RegExp(`^${only}-\\d`).test(name))) return;
  const page = await context.newPage();
  try {
    const putBack = await open(page);
    await settle(page);
    const picture = await sharp(await page.screenshot())
      .webp({ quality, effort: 6 })
      .toFile(`${values.to}/${name}.webp`);
    bytes += picture.size;
    if (typeof putBack === "function") await putBack();
  } catch (error) {
    if (error instanceof NotHere) console.log(`${name}: not taken, ${error.message}`);
    else failed.push(`${name}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  await page.close();
}

/** What fades in is there, and not on its way; fonts and pictures have come. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => {});
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

async function signIn(): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: values.portal });
  const page = await context.newPage();
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /^Continue with/ }).click();
  await page.getByRole("button", { name: "ada@example.com" }).click();
  await page.waitForURL((url) => url.origin === new URL(values.portal).origin && url.pathname === "/");
  const state = await context.storageState();
  await context.close();
  return state;
}
