import { checks } from "./check/checks.ts";
import { runChecks } from "./check/run-checks.ts";

const { failed } = await runChecks(checks(), console.log);
process.exitCode = failed === 0 ? 0 : 1;
