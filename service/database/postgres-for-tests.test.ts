import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { nameOfInitialized, startStandbyForTests } from "#service/database/postgres-for-tests.ts";

test("an account copies only what its own initdb wrote", () => {
  const ours = nameOfInitialized();
  expect(nameOfInitialized()).toBe(ours);
  vi.spyOn(process, "getuid").mockReturnValue(4321);
  expect(nameOfInitialized()).not.toBe(ours);
});

test("a server whose data can't be made leaves no folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atrium-empty-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv("TMPDIR", folder);
  // Nothing listens at port 1.
  await expect(startStandbyForTests({ databaseUrl: "postgres://127.0.0.1:1/none" })).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});
