import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { examine } from "../tools/doctor/examine.ts";
import { report } from "../tools/doctor/report.ts";
import { diagnosesWithoutSecrets } from "../tools/doctor/without-secrets.ts";
import { readOptions } from "./run/options.ts";
import { sayError } from "./run/plain-error.ts";
import { loadEnvironmentFile } from "./start/settings.ts";

const usage = `npm run doctor -- [options]

Checks the environment (with .env), the Space file, and every service that a portal with these settings calls, and
reports problems with what to do about them. It changes nothing: it starts a sign-in without completing it, and writes
a record to the store and deletes it.

  --instances 3   the number of portal instances; 1 by default
  --probe         looks for operations that are not where the portal calls them at other usual paths, and prints what to
                  add to the Space file
  --all           shows small remarks too, which need nothing to be done
  --json          output for programs

With MEMBER_TOKEN, an accessToken of a member, it also reads what that member may read. With CMA_TOKEN, it compares the
Space file with CMA (embedded Space: npm run space -- cma-token grace@example.com). Each token is sent only to its own
services, and is neither stored nor printed. The exit code is 1 if there is a problem.`;

const { values } = readOptions({
  options: {
    instances: { type: "string", default: "1" },
    probe: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else if (!/^[1-9]\d{0,3}$/.test(values.instances)) {
  console.error("--instances: a whole number, 1 or more.");
  process.exitCode = 1;
} else {
  await run(Number(values.instances)).catch((error: unknown) => {
    sayError(error);
    process.exitCode = 1;
  });
}

async function run(instances: number): Promise<void> {
  loadEnvironmentFile();
  const found = await examine(process.env, { instances, keptSecret: keptSecret(), probes: values.probe });
  const diagnoses = diagnosesWithoutSecrets(found, process.env);
  const text = values.json
    ? JSON.stringify({ diagnoses }, undefined, 2)
    : report(diagnoses, { all: values.all, colored: process.stdout.isTTY && !process.env.NO_COLOR });
  console.log(text);
  process.exitCode = diagnoses.some(({ verdict }) => verdict === "fault") ? 1 : 0;
}

function keptSecret(): string | undefined {
  const path = join(process.env.DATA_DIR || ".data", "session-secret");
  return existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
}
