import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { buildIfStale } from "../../scripts/build/build-if-stale.ts";
import { launchBrowser } from "./servers/browser.ts";
import { startPortalAndSpace } from "./servers/portal-and-space.ts";
import { measureMemory } from "./uploads/measure-memory.ts";
import { measurePhone } from "./uploads/measure-phone.ts";
import { reportOf, type UploadRun } from "./uploads/report.ts";

const asked = process.argv.slice(2);
const does = (what: string) => asked.length === 0 || asked.includes(what);

if (does("--cuts")) {
  // 50 MB, cut at 10 random bytes; the same test runs with less in `npm test`.
  const environment = { ...process.env, UPLOAD_TEST_MEGABYTES: "50", UPLOAD_TEST_CUTS: "10" };
  const args = ["node_modules/vitest/vitest.mjs", "run", "e2e/uploads/cuts.test.ts"];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env: environment });
  if (status !== 0) process.exit(1);
}
if (does("--memory") || does("--phone")) {
  await buildIfStale({ say: console.log });
  const servers = await startPortalAndSpace("uploads");
  const run: UploadRun = {};
  if (does("--memory")) run.memory = await measureMemory(servers, 10, 200_000_000);
  if (does("--phone")) {
    const browser = await launchBrowser();
    run.phone = await measurePhone(browser, servers.portalUrl, 30);
    await browser.close();
  }
  console.log(reportOf(run));
  await mkdir(new URL("results/", import.meta.url), { recursive: true });
  await writeFile(new URL("results/uploads.json", import.meta.url), `${JSON.stringify(run)}\n`);
}
process.exit();
