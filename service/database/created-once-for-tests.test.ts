import { existsSync, statSync } from "node:fs";
import { mkdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createdOnce } from "#service/database/created-once-for-tests.ts";

const cache = join(import.meta.dirname, "../../.cache");
const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

test("a new folder takes the place of its kind's old ones, and of no others", async () => {
  const kind = `made${process.pid}`;
  const folders = [`${kind}-old`, `${kind}-recent`, `other${kind}-old`].map((name) => join(cache, name));
  const created = join(cache, `${kind}-new`);
  onTestFinished(async () => {
    for (const folder of [...folders, created]) await rm(folder, { recursive: true, force: true });
  });
  const [old = "", recent = "", other = ""] = folders;
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const folder of [old, other]) await utimes(folder, twoDaysAgo, twoDaysAgo);

  expect(await createdOnce(`${kind}-new`, async () => undefined)).toBe(created);
  // In use again: another new one leaves it.
  expect(await createdOnce(`other${kind}-old`, async () => undefined)).toBe(other);
  expect(statSync(other).mtimeMs).toBeGreaterThan(twoDaysAgo.getTime());
  const left = [...folders, created].filter((folder) => existsSync(folder));
  expect(left).toEqual([recent, other, created]);
});
