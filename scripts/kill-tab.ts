import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { times: { type: "string", default: "100" } } });

/** Kills a tab at random moments while somebody types, and looks for what was typed. */
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    "e2e/kill-tab",
    "--project",
    "desktop",
    "--reporter",
    "list",
  ],
  {
    stdio: "inherit",
    env: { ...process.env, KILL_TAB_TIMES: values.times, E2E_PART: "kill-tab", TESTS: "whole" },
  },
);
process.exitCode = status ?? 1;
