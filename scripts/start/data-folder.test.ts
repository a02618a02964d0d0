import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../run/free-port.ts";
import { makeDataFolder } from "./data-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-data-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("it is made with those above it, for its owner alone, and stays where it is there", async () => {
  const path = join(folder, "data/logs");
  makeDataFolder(path);
  makeDataFolder(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test("a file in its place is named with DATA_DIR", async () => {
  await writeFile(join(folder, "data"), "");
  expect(() => makeDataFolder(join(folder, "data/logs"))).toThrow(
    /^DATA_DIR: the folder .*data\/logs cannot/,
  );
});

// In a process of its own: an endless loop would take the test's timeout along.
test("npm start says at once that nothing can be created there", async () => {
  const [port, spacePort] = [await freePort(), await freePort()].map(String);
  const env = { ...process.env, PORT: port, SPACE_PORT: spacePort, DATA_DIR: "/proc/atrium" };
  const limits = { timeout: 20_000, killSignal: "SIGKILL" } as const;
  const run = promisify(execFile)(process.execPath, ["scripts/start.ts"], { env, ...limits });
  await expect(run).rejects.toMatchObject({ stderr: expect.stringMatching(/^DATA_DIR: .*ENOENT/) });
}, 25_000);
