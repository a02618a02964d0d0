import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { FaultTest } from "./fault.ts";
import { nameOf, type Outcome } from "./results.ts";
import { faults } from "./table.ts";

type Result = Outcome["result"];
/** Of a test that a runner has run: where, by what name, and how it ended. */
interface Ran {
  file: string;
  title: string;
  result: Result;
}

const folder = ".cache/faults";
const tests = faults.flatMap((fault) => fault.tests);
const inFiles = tests.filter((test) => "file" in test);
const filesLike = (pattern: RegExp) =>
  [...new Set(inFiles.map(({ file }) => file))].filter((file) => pattern.test(file));

/** Plays every test of the table but its commands: by name, how it ended. */
export function playFaults(): Record<string, Result> {
  const ran = [...playVitest(), ...playBrowser()];
  const rows = playScenarios();
  const played = tests
    .filter((test) => !("command" in test))
    .map(
      (test) =>
        [nameOf(test), "scenario" in test ? worst(rows.get(test.scenario)) : resultOf(test, ran)] as const,
    );
  return Object.fromEntries(played);
}

function resultOf(test: FaultTest, ran: readonly Ran[]): Result {
  if (!("file" in test)) return "skipped";
  const named = ran.filter(({ file, title }) => file.endsWith(test.file) && title.includes(test.title));
  return worst(named.map(({ result }) => result));
}

/** One that is not there was renamed or not run: it counts as failed. */
function worst(results: readonly Result[] = ["failed"]): Result {
  if (results.length === 0 || results.includes("failed")) return "failed";
  return results.includes("skipped") ? "skipped" : "passed";
}

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

function playVitest(): Ran[] {
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${folder}/vitest.json`];
  const report = play("vitest", ["node_modules/vitest/vitest.mjs", ...args, ...filesLike(/\.test\.tsx?$/)]);
  return vitestSchema.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: name,
      title: fullName,
      result: status === "passed" || status === "failed" ? status : "skipped",
    })),
  );
}

interface Suite {
  suites?: Suite[] | undefined;
  specs: z.infer<typeof specSchema>[];
}
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.enum(["expected", "unexpected", "flaky", "skipped"]) })),
});
const suiteSchema: z.ZodType<Suite> = z.object({
  get suites() {
    return z.array(suiteSchema).optional();
  },
  specs: z.array(specSchema),
});

function playBrowser(): Ran[] {
  const files = filesLike(/\.spec\.ts$/);
  const titles = inFiles
    .filter(({ file }) => files.includes(file))
    .map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const args = [
    "test",
    "--project",
    "desktop",
    "--no-deps",
    "--reporter",
    "list,json",
    "--grep",
    titles.join("|"),
  ];
  const environment = {
    ...{ TESTS: "whole", REPEAT_TIMES: "5" },
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, "playwright.json"),
  };
  const report = play("playwright", ["node_modules/@playwright/test/cli.js", ...args, ...files], environment);
  const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(report);
  return suites.flatMap(specsOf).map(({ file, title, tests: ways }) => ({
    file: `e2e/${file}`,
    title,
    result: worst(
      ways.map(({ status }) => (status === "expected" ? "passed" : status === "skipped" ? status : "failed")),
    ),
  }));
}

function specsOf({ suites = [], specs }: Suite): Suite["specs"] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const scenariosSchema = z.object({
  outcomes: z.array(z.object({ id: z.string(), result: z.enum(["holds", "fails", "not applicable"]) })),
});

function playScenarios(): Map<string, Result[]> {
  const ids = tests.flatMap((test) => ("scenario" in test ? [test.scenario] : []));
  const file = join(folder, "scenarios.json");
  const args = ["scripts/scenarios.ts", "--instances", "3", "--rows", ids.join(","), "--json", file];
  const { outcomes } = scenariosSchema.parse(play("scenarios", args));
  const results = new Map<string, Result[]>();
  for (const { id, result } of outcomes)
    results.set(id, [result === "holds" ? "passed" : result === "fails" ? "failed" : "skipped"]);
  return results;
}

/** Runs one of the runners and reads what it reports. */
function play(runner: string, args: readonly string[], environment: Record<string, string> = {}): unknown {
  const report = join(folder, `${runner}.json`);
  rmSync(report, { force: true });
  spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  return JSON.parse(readFileSync(report, "utf8"));
}
