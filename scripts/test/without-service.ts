import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { commandProblems } from "../../tools/checks/command.ts";

const copy = ".cache/without-service";
const portal = [
  "app",
  "components",
  "e2e",
  "lib",
  "public",
  "scripts",
  "tools/bench/servers",
  "tools/checks",
  "tools/client",
  "tools/contract",
  "tools/doctor",
  "tools/faults",
  "tools/other-space",
  "tools/pictures",
  "tools/scenarios",
  "tools/upgrade",
  "middleware.ts",
  "server.ts",
  "next-env.d.ts",
  "next.config.ts",
  "playwright.config.ts",
  "vitest.config.ts",
  "package.json",
  "tsconfig.json",
  ".next/types",
];

/** Tests that ask the service without a portal between, and what starts it for the others. */
const asksService =
  /^((tools\/(checks|contract|doctor)|scripts)\/.*(\.test|-for-tests)\.ts|e2e\/(console-handlers|filter-matrix|form-rules|in-process|native-app|uploads)\/.*|e2e\/(global-setup|servers\/pair)\.ts)$/;
const needsNoService = (path: string) => !asksService.test(path);

/** What the compiler finds in a copy of the project that has no `service/`: nothing, as the portal needs none of it. */
export async function problemsWithoutService(): Promise<string[]> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  for (const path of portal) {
    if (existsSync(path)) await cp(path, join(copy, path), { recursive: true, filter: needsNoService });
  }
  await symlink(resolve("node_modules"), join(copy, "node_modules"));
  return commandProblems("node_modules/typescript/bin/tsc", ["--noEmit", "--pretty", "false", "-p", copy]);
}
