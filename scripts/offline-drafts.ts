import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { times: { type: "string", default: "50" } } });

/** Writes drafts without a connection, kills browsers and cuts connections, and looks for what was published. */
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    "e2e/offline-drafts",
    "--project",
    "desktop",
    "--reporter",
    "list",
  ],
  {
    stdio: "inherit",
    env: { ...process.env, OFFLINE_DRAFTS_TIMES: values.times, E2E_PART: "offline-drafts", TESTS: "whole" },
  },
);
process.exitCode = status ?? 1;
