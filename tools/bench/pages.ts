import { mkdir, writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { buildIfStale } from "../../scripts/build/build-if-stale.ts";
import { freePort } from "../../scripts/run/free-port.ts";
import { sayError } from "../../scripts/run/plain-error.ts";
import { buildPeer, installPeers, peersFolder } from "./bff/peers.ts";
import { measureRound, residentMegabytes } from "./bff/rounds.ts";
import { load, prepareWrk } from "./bff/wrk.ts";
import { cpuMilliseconds } from "./lists/cpu.ts";
import { type Candidate, emptyPage, pagesOfPortal } from "./pages/candidates.ts";
import { pageCost } from "./pages/page-cost.ts";
import { goalsOf, listGoals, type PageResult, tableOf } from "./pages/report.ts";
import { launchBrowser, signIn } from "./servers/browser.ts";
import { startPortalAndSpace } from "./servers/portal-and-space.ts";
import { logFileOf, type ServerProcess, startServer } from "./servers/server-process.ts";
import { writeIntoReadme } from "./write-into-readme.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const warmUpSeconds = 4;

try {
  await measurePages();
  process.exit(0);
} catch (error) {
  sayError(error);
  process.exit(1);
}

async function measurePages(): Promise<void> {
  prepareWrk();
  await buildIfStale({ say: console.log });
  const portalAndSpace = await startPortalAndSpace("pages");
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await signIn(page, portalAndSpace.portalUrl);
  const candidates = [emptyPage(await startEmptyPage()), ...(await pagesOfPortal(portalAndSpace, page))];
  await browser.close();
  const results: PageResult[] = [];
  for (const candidate of candidates) results.push(await beginResult(candidate));
  for (let number = 1; number <= rounds; number += 1) {
    for (const [index, candidate] of candidates.entries()) {
      const result = results[index];
      if (result) await addRound(result, candidate, portalAndSpace.space);
    }
    console.log(`round ${number} of ${rounds}\n${tableOf(results)}`);
  }
  const text = `${machineLoad()}\n\n${tableOf(results)}\n\n${listGoals(goalsOf(results))}`;
  console.log(`\n${text}`);
  await mkdir(new URL("results/", import.meta.url), { recursive: true });
  const content = { at: new Date().toISOString(), rounds, seconds, goals: goalsOf(results), results };
  await writeFile(new URL("results/pages.json", import.meta.url), `${JSON.stringify(content, null, 1)}\n`);
  if (process.argv.includes("--write")) await writeIntoReadme("pages", text);
}

async function startEmptyPage(): Promise<ServerProcess> {
  installPeers();
  buildPeer("next-empty");
  const port = await freePort();
  const next = "node_modules/next/dist/bin/next";
  const args = [next, "start", "next-empty", "-H", "127.0.0.1", "-p", String(port)];
  return startServer({ name: "next-empty", args, cwd: peersFolder, port });
}

async function beginResult(candidate: Candidate): Promise<PageResult> {
  const { name, server, target } = candidate;
  const cost = await pageCost(candidate, logFileOf("pages-space"));
  const before = residentMegabytes(server.pid);
  await load(target, warmUpSeconds);
  return { name, ...cost, rounds: [], spaceCpu: [], memory: { before, after: 0 } };
}

async function addRound(result: PageResult, candidate: Candidate, space: ServerProcess): Promise<void> {
  const before = cpuMilliseconds(space.pid);
  const round = await measureRound(candidate, seconds);
  if (round.failed > 0) throw new Error(`${candidate.name}: ${round.failed} pages failed`);
  result.rounds.push(round);
  result.spaceCpu.push((cpuMilliseconds(space.pid) - before) / Math.max(1, round.answered));
  result.memory.after = residentMegabytes(candidate.server.pid);
}

function machineLoad(): string {
  const day = new Date().toISOString().slice(0, 10);
  const [load = 0] = loadavg();
  return `${day}: load ${load.toFixed(1)} (this benchmark alone makes about 3); medians of ${rounds} rounds of ${seconds} s.`;
}
