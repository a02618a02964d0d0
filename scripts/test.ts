import { checks } from "./check/checks.ts";
import { runChecks } from "./check/run-checks.ts";
import { playwrightResults, type Results, summary, total, vitestResults } from "./test/results.ts";
import { run } from "./test/run.ts";
import { problemsWithoutService } from "./test/without-service.ts";

console.log("Checks");
const results: Results[] = [
  { ...(await runChecks(checks(), console.log)), skipped: 0 },
  {
    ...(await runChecks([{ name: "the portal without service/", run: problemsWithoutService }], console.log)),
    skipped: 0,
  },
  await run({
    title: "Unit and service tests",
    command: [
      "vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      "--outputFile.json=.cache/vitest.json",
    ],
    reportFile: ".cache/vitest.json",
    read: vitestResults,
  }),
  await run({
    title: "End-to-end tests",
    command: ["@playwright/test/cli.js", "test"],
    reportFile: ".cache/playwright.json",
    read: playwrightResults,
  }),
];
process.exitCode = total(results).failed === 0 ? 0 : 1;
console.log(`\n${summary(results)}`);
