import { mkdir, writeFile } from "node:fs/promises";
import { buildIfStale } from "../../scripts/build/build-if-stale.ts";
import { launchBrowser, signIn } from "./servers/browser.ts";
import { startPortalAndSpace } from "./servers/portal-and-space.ts";
import { measureFilter, writeNotes } from "./typing/measure-filter.ts";
import { measureTyping } from "./typing/measure-typing.ts";
import { type Run, reportOf } from "./typing/report.ts";
import { writeSpaceFile } from "./typing/space-file.ts";
import { writeIntoReadme } from "./write-into-readme.ts";

const slowDown = 4;

await buildIfStale({ say: console.log });
const { portalUrl } = await startPortalAndSpace("typing", writeSpaceFile);
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
await signIn(page, portalUrl);
await writeNotes(page, portalUrl);
const run: Run = {
  slowDown,
  typing: await measureTyping(page, portalUrl, slowDown),
  filter: await measureFilter(page, portalUrl, 1),
  filterSlow: await measureFilter(page, portalUrl, slowDown),
};
await browser.close();
console.log(reportOf(run));
await mkdir(new URL("results/", import.meta.url), { recursive: true });
await writeFile(new URL("results/typing.json", import.meta.url), `${JSON.stringify(run)}\n`);
if (process.argv.includes("--write")) await writeIntoReadme("typing", reportOf(run));
process.exit();
