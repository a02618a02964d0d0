import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { examine } from "../tools/doctor/examine.ts";
import { report } from "../tools/doctor/report.ts";
import { diagnosesWithoutSecrets } from "../tools/doctor/without-secrets.ts";
import { loadEnvironmentFile } from "./start/settings.ts";

const usage = `npm run doctor -- [options]

Looks at the environment (.env is read), the Space file, and everybody whom a portal with these settings asks, and says
what to mend. It changes nothing: a sign-in is begun and not finished, a record is written to the store and taken out.

  --instances 3   how many instances of the portal run; one without it
  --json          for programs

With CMA_TOKEN set, CMA is asked whether the Space file has what the Space has (embedded: npm run space -- cma-token
grace@example.com). It goes to CMA alone, and is neither kept nor printed. Ends with 1 when there is something to mend.`;

const { values } = parseArgs({
  options: {
    instances: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else if (!/^[1-9]\d{0,3}$/.test(values.instances)) {
  console.error("--instances: a whole number, 1 or more.");
  process.exitCode = 1;
} else await run(Number(values.instances));

async function run(instances: number): Promise<void> {
  loadEnvironmentFile();
  const found = await examine(process.env, { instances, keptSecret: keptSecret() });
  const diagnoses = diagnosesWithoutSecrets(found, process.env);
  const text = values.json
    ? JSON.stringify({ diagnoses }, undefined, 2)
    : report(diagnoses, { colored: process.stdout.isTTY && !process.env.NO_COLOR });
  console.log(text);
  process.exitCode = diagnoses.some(({ verdict }) => verdict === "fault") ? 1 : 0;
}

function keptSecret(): string | undefined {
  const path = join(process.env.DATA_DIR || ".data", "session-secret");
  return existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
}
