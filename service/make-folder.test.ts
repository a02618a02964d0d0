import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "#service/make-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-folder-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a folder is made with those above it, for its owner alone, and stays where it is there", async () => {
  const path = join(folder, "a/b/c");
  await Promise.all([makeFolder(path), makeFolder(path)]);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, "a"))).mode & 0o777).toBe(0o700);
});

test("a file in its place, or above it, is an error", async () => {
  await writeFile(join(folder, "file"), "");
  await expect(makeFolder(join(folder, "file"))).rejects.toThrow("EEXIST");
  await expect(makeFolder(join(folder, "file/inside"))).rejects.toThrow("ENOTDIR");
});

// In a process of its own: an endless loop would take the test's timeout along.
test("where nothing can be created, it fails at once", async () => {
  const script = `
    import { makeFolder } from "#service/make-folder.ts";
    await makeFolder("/proc/backup/today");`;
  const line = ["--input-type=module", "--eval", script];
  const run = promisify(execFile)(process.execPath, line, { timeout: 20_000, killSignal: "SIGKILL" });
  await expect(run).rejects.toMatchObject({ stderr: expect.stringContaining("ENOENT") });
}, 25_000);
