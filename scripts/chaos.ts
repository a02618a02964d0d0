import { mkdirSync, mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";
import { portalChaos, spaceChaos } from "../tools/faults/fault.ts";
import { keepResults } from "../tools/faults/results.ts";
import type { Machine } from "../tools/scenarios/adapter.ts";
import { adapter } from "../tools/scenarios/adapters/atrium.ts";
import { chaosReport } from "../tools/scenarios/chaos/report.ts";
import { runChaos } from "../tools/scenarios/chaos/run.ts";
import { spaceChaosReport } from "../tools/scenarios/chaos/space/report.ts";
import { runSpaceChaos } from "../tools/scenarios/chaos/space/run.ts";
import { machineEnvironment } from "./run/machine-environment.ts";
import { readOptions } from "./run/options.ts";

const usage = `npm run chaos -- [options]

The portal: three instances behind nginx (deploy/nginx.conf), one Redis, members with several tabs each, accessTokens of
ten seconds. Every minute an instance is killed and restarted; Redis is restarted twice.

The Space service: two processes on a PostgreSQL that is restarted, killed and frozen, and one on a small disk (tmpfs,
needs root) that is filled and freed, a fault every twenty seconds, while Contents are written and read.

  --minutes 10    the length of each of the two (1 for a quick run with more frequent faults)
  --only space    one of them: portal or space
  --members 200   each with their own cookie jar
  --tabs 5        per member, sharing the jar
  --pace 6500     average milliseconds between two actions of a tab
  --write         keeps how it went for docs/reliability.md (npm run documents)

The exit code is 1 unless there were no sign-outs, refused renewals or 5xx of the portal, no token in any log, no lost
process and no lost acknowledged write.`;

const { values } = readOptions({
  options: {
    minutes: { type: "string", default: "10" },
    only: { type: "string" },
    members: { type: "string", default: "200" },
    tabs: { type: "string", default: "5" },
    pace: { type: "string", default: "6500" },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else process.exitCode = (await play()) ? 0 : 1;

async function play(): Promise<boolean> {
  const machine = { environment: machineEnvironment(), root: process.cwd(), say: console.log };
  mkdirSync(".cache", { recursive: true });
  const folder = resolve(mkdtempSync(join(".cache", "chaos-")));
  const reports = [
    ...(values.only === "space" ? [] : [{ name: portalChaos, ...(await playPortal(machine, folder)) }]),
    ...(values.only === "portal" ? [] : [{ name: spaceChaos, ...(await playSpace(machine, folder)) }]),
  ];
  for (const { lines, name, passed } of reports) {
    console.log(`\n${lines.join("\n")}`);
    if (values.write) keepResults({ [name]: passed ? "passed" : "failed" });
  }
  return reports.every(({ passed }) => passed);
}

async function playPortal(machine: Machine, folder: string) {
  await adapter.prepare?.(machine);
  const result = await runChaos(adapter, machine, {
    minutes: Number(values.minutes),
    members: Number(values.members),
    tabs: Number(values.tabs),
    paceMs: Number(values.pace),
    folder,
  });
  return chaosReport(result);
}

async function playSpace(machine: Machine, folder: string) {
  return spaceChaosReport(await runSpaceChaos(machine, { minutes: Number(values.minutes), folder }));
}
