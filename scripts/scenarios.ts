import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Adapter, Machine } from "../tools/scenarios/adapter.ts";
import {
  type Outcome,
  type Results,
  resultsSchema,
  withPlayed,
  withTable,
} from "../tools/scenarios/document.ts";
import { mutants } from "../tools/scenarios/mutants/list.ts";
import { runMutants, type Verdict } from "../tools/scenarios/mutants/run.ts";
import type { Row } from "../tools/scenarios/row.ts";
import { runRows } from "../tools/scenarios/run.ts";
import { Stage } from "../tools/scenarios/stage.ts";
import { suite } from "../tools/scenarios/suite.ts";
import { outcomeLine, totals } from "../tools/scenarios/table.ts";
import { findBrowser } from "./prepare/browser.mjs";
import { machineEnvironment } from "./run/machine-environment.ts";
import { readOptions } from "./run/options.ts";
import { browserLaunch } from "./test/browser-launch.ts";

const usage = `npm run scenarios -- [options]

  --adapter tools/scenarios/adapters/atrium.ts   the BFF to test; docs/scenarios.md describes how to write one
  --instances 1,3                          numbers of instances, one run for each
  --rows E1,E2                             only these rows; a letter selects all of its rows
  --json report.json                       writes the outcomes to a file
  --mutants                                removes each defence from a copy and shows which row fails
  --write                                  stores the outcomes and updates the table of docs/scenarios.md

The exit code is 1 if a row fails.`;

const resultsFolder = "tools/scenarios/results";
const documentFile = "docs/scenarios.md";

const { values } = readOptions({
  options: {
    adapter: { type: "string", default: "tools/scenarios/adapters/atrium.ts" },
    instances: { type: "string", default: "1" },
    rows: { type: "string" },
    json: { type: "string" },
    write: { type: "boolean", default: false },
    mutants: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else process.exitCode = (await ask()) ? 0 : 1;

async function ask(): Promise<boolean> {
  const machine: Machine = {
    environment: machineEnvironment(),
    root: process.cwd(),
    say: console.log,
    ...(findBrowser() !== undefined && { chromium: browserLaunch }),
  };
  const { adapter }: { adapter: Adapter } = await import(pathToFileURL(resolve(values.adapter)).href);
  await adapter.prepare?.(machine);
  if (values.mutants) return await askMutants(adapter, machine);
  // At once: a row waits for lifetimes to pass more than it works.
  const numbers = values.instances.split(",").map(Number);
  const outcomes = (await Promise.all(numbers.map((each) => play(adapter, each, machine)))).flat();
  const results = { adapter: adapter.name, outcomes };
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results));
  if (values.write) keepResults(results);
  console.log(`\n${totals(outcomes)}`);
  return outcomes.every(({ result }) => result !== "fails");
}

async function play(adapter: Adapter, instances: number, machine: Machine): Promise<Outcome[]> {
  console.log(`\n${adapter.name}, ${instances} ${instances === 1 ? "instance" : "instances"}`);
  mkdirSync(".cache", { recursive: true });
  const stage = new Stage(adapter, instances, machine, mkdtempSync(join(".cache", "scenarios-")));
  try {
    const rows = chosenRows().filter((row) => isPlayedWith(row, instances));
    return await runRows(rows, stage, (outcome) => console.log(outcomeLine(outcome)));
  } finally {
    await stage.stop();
  }
}

async function askMutants(adapter: Adapter, machine: Machine): Promise<boolean> {
  const wanted = new Set(chosenRows().map(({ id }) => id));
  const chosen = mutants.filter(({ rows }) => rows.some((id) => wanted.has(id)));
  const verdicts = await runMutants(chosen, adapter, machine, (verdict) => console.log(mutantLine(verdict)));
  const survivors = verdicts.filter(({ caught }) => !caught);
  console.log(`\n${verdicts.length} defences taken out, ${survivors.length} of them unnoticed`);
  return survivors.length === 0;
}

function mutantLine({ mutant, caught, how }: Verdict): string {
  const verdict = caught ? "caught  " : "SURVIVES";
  return `  ${verdict} without ${mutant.without}\n${how.replace(/^/gm, "             ")}`;
}

/** Rows that were not played now stay as they were. */
function keepResults(results: Results): void {
  mkdirSync(resultsFolder, { recursive: true });
  const read = (file: string) => resultsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const own = join(resultsFolder, basename(values.adapter).replace(/\.[^.]+$/, ".json"));
  const before = values.rows !== undefined && existsSync(own) ? read(own).outcomes : [];
  const merged = { ...results, outcomes: withPlayed(before, results.outcomes) };
  writeFileSync(own, `${JSON.stringify(merged, null, 2)}\n`);
  const kept = readdirSync(resultsFolder).sort();
  const all = kept.map((file) => read(join(resultsFolder, file)));
  writeFileSync(documentFile, withTable(readFileSync(documentFile, "utf8"), all));
}

/** What is the same for any number is played once, and what needs several with those alone. */
function isPlayedWith({ onlyOnce, needsSeveral }: Row, instances: number): boolean {
  const [first, ...others] = values.instances.split(",").map(Number);
  if (onlyOnce) return instances === first;
  return needsSeveral === undefined || instances > 1 || others.length === 0;
}

function chosenRows() {
  const names = values.rows?.split(",");
  if (names === undefined) return suite;
  return suite.filter(({ id }) => names.some((name) => id === name || id.replace(/[^A-Z].*$/, "") === name));
}
