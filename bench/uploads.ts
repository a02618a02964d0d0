import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { buildIfStale } from "../scripts/build/build-if-stale.ts";
import { findBrowser } from "../scripts/prepare/browser.mjs";
import { measureMemory } from "./uploads/measure-memory.ts";
import { measurePhone } from "./uploads/measure-phone.ts";
import { reportOf, type UploadRun } from "./uploads/report.ts";
import { startServers } from "./uploads/servers.ts";

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
  const servers = await startServers();
  const run: UploadRun = {};
  if (does("--memory")) run.memory = await measureMemory(servers, 10, 200_000_000);
  if (does("--phone")) {
    const executablePath = findBrowser();
    const browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    run.phone = await measurePhone(browser, servers.portalUrl, 30);
    await browser.close();
  }
  console.log(reportOf(run));
  await mkdir(new URL("results/", import.meta.url), { recursive: true });
  await writeFile(new URL("results/uploads.json", import.meta.url), `${JSON.stringify(run)}\n`);
}
process.exit();
