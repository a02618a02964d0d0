import { mkdirSync, mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { adapter } from "../scenarios/adapters/atrium.ts";
import { chaosReport } from "../scenarios/chaos/report.ts";
import { runChaos } from "../scenarios/chaos/run.ts";

const usage = `npm run chaos -- [options]

Three instances behind nginx (deploy/nginx.conf) and one Redis, members with several tabs each, accessTokens of ten
seconds. Every minute an instance is killed and started again; Redis is restarted twice.

  --minutes 10    how long (1 for a quick try: everything strikes sooner)
  --members 200   each with a cookie jar of its own
  --tabs 5        of each member, which share its jar
  --pace 6500     milliseconds between two actions of a tab, on average

The exit code is 1 unless there were no sign-outs, no refused renewals, no 5xx and no token in any log.`;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    members: { type: "string", default: "200" },
    tabs: { type: "string", default: "5" },
    pace: { type: "string", default: "6500" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else process.exitCode = (await play()) ? 0 : 1;

async function play(): Promise<boolean> {
  const { PATH, HOME, TMPDIR } = process.env;
  const environment = { PATH, HOME, TMPDIR, NODE_ENV: "production" } as const;
  const machine = { environment, root: process.cwd(), say: console.log };
  mkdirSync(".cache", { recursive: true });
  await adapter.prepare?.(machine);
  const result = await runChaos(adapter, machine, {
    minutes: Number(values.minutes),
    members: Number(values.members),
    tabs: Number(values.tabs),
    paceMs: Number(values.pace),
    folder: resolve(mkdtempSync(join(".cache", "chaos-"))),
  });
  const { lines, passed } = chaosReport(result);
  console.log(`\n${lines.join("\n")}`);
  return passed;
}
