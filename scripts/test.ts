import { resolve } from "node:path";
import { buildChecks } from "../tools/checks/build-checks.ts";
import { checks } from "../tools/checks/checks.ts";
import { runChecks } from "../tools/checks/run-checks.ts";
import { playwrightResults, scenarioResults, vitestResults } from "./test/reports.ts";
import { type Results, summary, total } from "./test/results.ts";
import { run } from "./test/run.ts";

// Every process that the tests start compiles the same modules: a start of the portal takes 0.9 instead of 1.5 CPU seconds.
process.env.NODE_COMPILE_CACHE ??= resolve(".cache/compiled");
// Said before `whole.ts` is read, here and by the children.
if (process.argv.includes("--whole")) process.env.TESTS = "whole";
const { inWhole } = await import("./test/whole.ts");
console.log("Checks");
const results: Results[] = [
  { ...(await runChecks(checks(), console.log)), skipped: 0 },
  { ...(await runChecks(await buildChecks({ builds: true, say: console.log }), console.log)), skipped: 0 },
  await run({
    title: "Unit and service tests",
    command: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      "--outputFile.json=.cache/vitest.json",
    ],
    reportFile: ".cache/vitest.json",
    read: vitestResults,
  }),
  // Alone: their tokens live for seconds.
  await run({
    title: "Scenarios",
    command: ["scripts/scenarios.ts", "--instances", inWhole("1,3", "3"), "--json", ".cache/scenarios.json"],
    reportFile: ".cache/scenarios.json",
    read: scenarioResults,
  }),
  await run({
    title: "End-to-end tests",
    command: ["node_modules/@playwright/test/cli.js", "test"],
    reportFile: ".cache/playwright.json",
    read: playwrightResults,
  }),
];
process.exitCode = total(results).failures.length === 0 ? 0 : 1;
console.log(`\n${summary(results)}`);
