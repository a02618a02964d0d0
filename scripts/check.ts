import { buildChecks } from "../tools/checks/build-checks.ts";
import { checks } from "../tools/checks/checks.ts";
import { runChecks } from "../tools/checks/run-checks.ts";

const ofSources = await runChecks(checks(), console.log);
// One after the other: the types of routes and a build are both written by Next.js.
const ofBuild = await runChecks(
  await buildChecks({ builds: process.argv.includes("--build"), say: console.log }),
  console.log,
);
process.exitCode = ofSources.failures.length + ofBuild.failures.length === 0 ? 0 : 1;
