import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { buildIfStale } from "../../scripts/build/build-if-stale.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { installPeers } from "./bff/peers.ts";
import { fillLibrary } from "./lighthouse/fill-library.ts";
import { type PlaceVisits, reportOf } from "./lighthouse/report.ts";
import { runLighthouse } from "./lighthouse/run-lighthouse.ts";
import { launchOptions, signIn } from "./servers/browser.ts";
import { startPortalAndSpace } from "./servers/portal-and-space.ts";
import { writeIntoReadme } from "./write-into-readme.ts";

const files = 60;
const rounds = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5);

installPeers();
await buildIfStale({ say: console.log });
const { portalUrl } = await startPortalAndSpace("lighthouse");
const port = await freePort();
const options = launchOptions();
const profile = await mkdtemp(join(tmpdir(), "atrium-lighthouse-"));
const context = await chromium.launchPersistentContext(profile, {
  ...options,
  args: [`--remote-debugging-port=${port}`, ...options.args],
  locale: "en-GB",
});
const page = await context.newPage();
const all: PlaceVisits[] = [];

async function visit(place: string) {
  const seen = await runLighthouse(portalUrl + place, port);
  console.log(place, JSON.stringify(seen));
  return seen;
}

async function visitInRounds(...places: string[]): Promise<void> {
  const rows: PlaceVisits[] = [];
  for (const place of places) rows.push({ place, first: await visit(place), visits: [] });
  for (let round = 0; round < rounds; round += 1) {
    for (const { place, visits } of rows) visits.push(await visit(place));
  }
  all.push(...rows);
}

await signIn(page, portalUrl);
await fillLibrary(page, files);
const articleId = await page.evaluate(async () => {
  const list = "/api/acma/spaces/demo/content-types/article/contents?limit=1&order=-sys.updatedAt";
  return (await (await fetch(list)).json()).items[0].sys.id;
});
await visitInRounds(
  "/",
  "/contents/article",
  `/contents/article/${articleId}`,
  `/contents/article/${articleId}/edit`,
  "/media?size=60",
  "/media?size=60&view=list",
  "/read",
  "/read/article",
  `/read/article/${articleId}`,
  "/profile",
);
await context.clearCookies();
// Last: the first visits of a browser that just started are slower.
await visitInRounds("/sign-in");
await context.close();
await rm(profile, { recursive: true });
await mkdir(new URL("results/", import.meta.url), { recursive: true });
await writeFile(new URL("results/lighthouse.json", import.meta.url), `${JSON.stringify(all, null, 1)}\n`);
console.log(`\n${reportOf(all)}`);
if (process.argv.includes("--write")) await writeIntoReadme("lighthouse", reportOf(all));
process.exit();
