import { buildChecks, checks } from "./check/checks.ts";
import { runChecks } from "./check/run-checks.ts";

const ofSources = await runChecks(checks(), console.log);
// One after the other: both write what Next.js generates.
const ofBuild = process.argv.includes("--sources") ? undefined : await runChecks(buildChecks, console.log);
process.exitCode = ofSources.failed + (ofBuild?.failed ?? 0) === 0 ? 0 : 1;
