import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("the file sets what is not set or empty, and nothing else", () => {
  const folder = mkdtempSync(join(tmpdir(), "environment-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, ".env"), "SPACE_HOST=::1\nSPACE_PORT=4100\nDATA_DIR=data\n");
  const { PATH = "" } = process.env;
  const out = execFileSync(
    process.execPath,
    ["--import", resolve("service/settings-from-env-file.ts"), "-p", "JSON.stringify(process.env)"],
    { cwd: folder, env: { PATH, NODE_ENV: "test", SPACE_PORT: "4200", DATA_DIR: "" }, encoding: "utf8" },
  );
  expect(JSON.parse(out)).toMatchObject({ SPACE_HOST: "::1", SPACE_PORT: "4200", DATA_DIR: "data" });
});
