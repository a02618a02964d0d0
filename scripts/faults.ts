import { mkdirSync, writeFileSync } from "node:fs";
import { reliabilityPage } from "../tools/faults/page.ts";
import { playFaults } from "../tools/faults/play.ts";
import { keepResults, readResults } from "../tools/faults/results.ts";

// Plays every test of the table of faults, keeps how each ended and makes docs/reliability.md of it.
mkdirSync(".cache/faults", { recursive: true });
const played = playFaults();
keepResults(played);
writeFileSync("docs/reliability.md", reliabilityPage(readResults()));
const of = (result: string) => Object.entries(played).filter(([, each]) => each === result);
for (const [name] of of("failed")) console.log(`failed: ${name}`);
console.log(`${of("passed").length} passed, ${of("failed").length} failed, ${of("skipped").length} skipped`);
process.exitCode = of("failed").length === 0 ? 0 : 1;
