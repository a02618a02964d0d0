import { mkdir, readFile, writeFile } from "node:fs/promises";
import { buildIfStale } from "../scripts/build/build-if-stale.ts";
import { launchBrowser, signIn } from "./servers/browser.ts";
import { startPortalAndSpace } from "./servers/portal-and-space.ts";
import { measureFilter, writeNotes } from "./typing/measure-filter.ts";
import { measureTyping } from "./typing/measure-typing.ts";
import { type Run, reportOf } from "./typing/report.ts";
import { writeSpaceFile } from "./typing/space-file.ts";

const slowDown = 4;
const readme = new URL("README.md", import.meta.url);
const [begin, end] = ["<!-- typing: written by bench/typing.ts --write -->", "<!-- typing: end -->"];

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
if (process.argv.includes("--write")) await writeReadme();
process.exit();

async function writeReadme(): Promise<void> {
  const text = await readFile(readme, "utf8");
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error("bench/README.md has no place for this table.");
  await writeFile(readme, `${text.slice(0, from)}${begin}\n\n${reportOf(run)}\n\n${text.slice(to)}`);
}
