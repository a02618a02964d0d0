import type { Fault, FaultTest } from "./fault.ts";
import { nameOf, type Results } from "./results.ts";
import { faults } from "./table.ts";

const head = `# Reliability

What fails, what members see of it, what holds, and the tests that show it. The table is made by \`npm run faults\`, which plays its tests with real programs (PostgreSQL with a standby, PgBouncer, Redis, Chromium, the service and the portal as processes) and keeps their results; the two commands in it take longer and keep theirs by \`--write\`. A test that this machine can't play (some take root) is skipped, and its row says so.

✓ every test passed on that day, with that version; ✗ one failed; – one was not played.

| fault | what members see | what holds | shown by | last run |
|---|---|---|---|---|
`;

/** docs/reliability.md */
export function reliabilityPage(results: Results): string {
  return `${head}${faults.map((fault) => row(fault, results)).join("\n")}\n`;
}

function row({ fault, members, holds, tests }: Fault, results: Results): string {
  return `| ${[fault, members, holds, tests.map(link).join("<br>"), lastRun(tests, results)].join(" | ")} |`;
}

function link(test: FaultTest): string {
  if ("command" in test) return `\`${test.command}\``;
  if ("scenario" in test) return `[scenario ${test.scenario}](scenarios.md#the-table)`;
  return `[${test.title}](../${test.file})`;
}

/** The worst of a row, on the day of the oldest. */
function lastRun(tests: readonly FaultTest[], results: Results): string {
  const outcomes = tests.map((test) => results[nameOf(test)]);
  if (outcomes.some((outcome) => outcome?.result === "failed")) return "✗";
  const passed = outcomes.filter((outcome) => outcome?.result === "passed");
  const oldest = passed.toSorted((one, other) => (one?.on ?? "").localeCompare(other?.on ?? ""))[0];
  if (oldest === undefined || passed.length < tests.length) return "–";
  return `✓ ${oldest.on}, ${oldest.version}`;
}
