import { chromium, type Locator } from "@playwright/test";
import sharp from "sharp";
import { readOptions } from "../../scripts/run/options.ts";
import { browserLaunch } from "../../scripts/test/browser-launch.ts";

const usage = `npm run recording -- [options]

Records a first sign-in to a published article in a running portal with a new demo Space (DATA_DIR=… npm start), as
a moving WebP.

  --portal http://localhost:3000          its address
  --to docs/pictures/first-article.webp   the file`;

const { values } = readOptions({
  options: {
    portal: { type: "string", default: "http://localhost:3000" },
    to: { type: "string", default: "docs/pictures/first-article.webp" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit();
}

const size = { width: 1100, height: 700 };
const pointer = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="22" height="28"><path d="M2 2v20l5-5 4 9 4-2-4-8h7z" fill="#111" stroke="#fff" stroke-width="1.5"/></svg>`,
);
const frames: { picture: Buffer; milliseconds: number }[] = [];
let at = { x: size.width / 2, y: size.height * 0.7 };

const browser = await chromium.launch(browserLaunch);
const context = await browser.newContext({
  baseURL: values.portal,
  viewport: size,
  locale: "en-GB",
  reducedMotion: "reduce",
});
const page = await context.newPage();

await page.goto("/sign-in");
await hold(1_200);
await press(page.getByRole("button", { name: /^Continue with/ }), page.locator("#email"));
const newArticle = page.getByRole("link", { name: /^New article/ });
await write(page.locator("#email"), "mina@example.com", 8);
await press(page.getByRole("button", { name: "Continue", exact: true }), newArticle);
await hold(2_000);
const title = page.getByLabel(/^Title/).first();
await press(newArticle, title);
await write(title, "Low water at Gonghyeonjin", 4);
await write(
  page.getByLabel(/^Summary/).first(),
  "For forty minutes the bar is dry, and you can walk to the pines.",
  6,
);
const [chooser] = await Promise.all([
  page.waitForEvent("filechooser"),
  press(
    page
      .locator("[data-upload-into]")
      .getByRole("button", { name: /upload/i })
      .first(),
  ),
]);
await chooser.setFiles("service/demo/media/ripples.webp");
await page.locator("[data-upload-into] img").first().waitFor();
await hold(900);
await write(page.locator("[lang=en-US].rich-doc"), "Come an hour before low water, with boots.", 5);
await hold(900);
const view = page.getByRole("status").getByRole("button", { name: "View in Reader" });
await press(page.getByRole("button", { name: "Publish" }), view);
await hold(1_500);
await press(view, page.getByRole("button", { name: /^Print/ }));
await hold(3_000);
await browser.close();

const { size: bytes } = await sharp(
  frames.map(({ picture }) => picture),
  { join: { animated: true } },
)
  .webp({
    quality: 92,
    effort: 6,
    minSize: true,
    loop: 0,
    delay: frames.map(({ milliseconds }) => milliseconds),
  })
  .toFile(values.to);
console.log(`${values.to}: ${frames.length} frames, ${(bytes / 1e6).toFixed(2)} MB`);

/** What the page shows once it is at rest, for so long. */
async function hold(milliseconds: number): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => {});
  await take(milliseconds);
}

async function take(milliseconds: number): Promise<void> {
  await add(await page.screenshot(), milliseconds);
}

async function add(screenshot: Buffer, milliseconds: number): Promise<void> {
  const [left, top] = [Math.round(at.x), Math.round(at.y)];
  const picture = await sharp(screenshot)
    .composite([{ input: pointer, left, top }])
    .toBuffer();
  frames.push({ picture, milliseconds });
}

/** @param next what the next page shows, if the press leads to one */
async function press(target: Locator, next?: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to press: ${target}`);
  const goal = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const screenshot = await page.screenshot();
  const from = at;
  for (const part of [0.35, 0.7, 0.92, 1]) {
    at = { x: from.x + (goal.x - from.x) * part, y: from.y + (goal.y - from.y) * part };
    await add(screenshot, part === 1 ? 300 : 60);
  }
  await page.mouse.click(goal.x, goal.y);
  await next?.waitFor();
  await hold(500);
}

/** Types as fast as a reader can follow, some characters a frame. */
async function write(target: Locator, text: string, characters: number): Promise<void> {
  await press(target);
  for (let begin = 0; begin < text.length; begin += characters) {
    await page.keyboard.type(text.slice(begin, begin + characters));
    await take(90);
  }
}
