import { spawnSync } from "node:child_process";
import { readOptions } from "./run/options.ts";

/** Plays an end-to-end test of random moments often: `kill-tab` or `offline-drafts`. */
const { values, positionals } = readOptions({
  options: { times: { type: "string", default: "100" } },
  allowPositionals: true,
});
const [part = ""] = positionals;

const { status } = spawnSync(
  process.execPath,
  [
    ...["node_modules/@playwright/test/cli.js", "test", `e2e/${part}`],
    ...["--project", "desktop", "--reporter", "list"],
  ],
  { stdio: "inherit", env: { ...process.env, REPEAT_TIMES: values.times, E2E_PART: part, TESTS: "whole" } },
);
process.exitCode = status ?? 1;
