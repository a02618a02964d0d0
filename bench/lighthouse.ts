import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { buildIfStale } from "../scripts/build/build-if-stale.ts";
import { freePort } from "../scripts/run/free-port.ts";
import { fillLibrary } from "./lighthouse/fill-library.ts";
import { runLighthouse, type Visit } from "./lighthouse/run-lighthouse.ts";
import { launchOptions, signIn } from "./servers/browser.ts";
import { startPortalAndSpace } from "./servers/portal-and-space.ts";

const files = 60;
const rounds = Number(process.argv[2] ?? 3);
const places = ["/media?size=60", "/media?size=60&view=list"];

await buildIfStale({ say: console.log });
const { portalUrl } = await startPortalAndSpace("lighthouse");
const port = await freePort();
const options = launchOptions();
const context = await chromium.launchPersistentContext(await mkdtemp(join(tmpdir(), "atrium-lighthouse-")), {
  ...options,
  args: [`--remote-debugging-port=${port}`, ...options.args],
  locale: "en-GB",
});
const page = await context.newPage();
await signIn(page, portalUrl);
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
