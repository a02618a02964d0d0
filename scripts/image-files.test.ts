import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("nothing is copied without a build of these sources, and the message says what to do", async () => {
  const folder = await mkdtemp(join(tmpdir(), "no-build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const args = [resolve("scripts/image-files.ts"), join(folder, "out")];
  const [code, said] = await new Promise<[unknown, string]>((done) => {
    execFile(process.execPath, args, { cwd: folder }, (error, _, stderr) => done([error?.code, stderr]));
  });
  expect([code, said.trim()]).toEqual([1, "There is no build of these sources: run `npm run build` first."]);
  expect(await readdir(folder)).toEqual([]);
});
