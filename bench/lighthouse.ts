import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { buildIfStale } from "../scripts/build/build-if-stale.ts";
import { findBrowser } from "../scripts/prepare/browser.mjs";
import { freePort } from "../scripts/run/free-port.ts";
import { fillLibrary } from "./lighthouse/fill-library.ts";
import { runLighthouse, type Visit } from "./lighthouse/run-lighthouse.ts";
import { startPortal } from "./typing/servers.ts";

const files = 60;
const rounds = Number(process.argv[2] ?? 3);
const places = ["/media?size=60", "/media?size=60&view=list"];

await buildIfStale({ say: console.log });
const portalUrl = await startPortal();
const port = await freePort();
const executablePath = findBrowser();
const context = await chromium.launchPersistentContext(await mkdtemp(join(tmpdir(), "atrium-lighthouse-")), {
  ...(executablePath !== undefined && { executablePath }),
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  locale: "en-GB",
});
const page = await context.newPage();
await page.goto(`${portalUrl}/sign-in`);
await page.getByRole("button", { name: /^Continue with/ }).click();
await page.getByRole("button", { name: "ada@example.com" }).click();
await page.waitForURL(`${portalUrl}/`);
await fillLibrary(page, files);
const visits: { place: string; visit: Visit }[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const place of places) {
    const visit = await runLighthouse(portalUrl + place, port);
    visits.push({ place, visit });
    console.log(place, JSON.stringify(visit));
  }
}
await context.close();
await mkdir(new URL("results/", import.meta.url), { recursive: true });
await writeFile(new URL("results/lighthouse.json", import.meta.url), `${JSON.stringify(visits, null, 1)}\n`);
process.exit();
