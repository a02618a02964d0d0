import { mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DiskSpace, freeBytes, watchDiskSpace } from "#service/disk-space.ts";
import { openFolderStorage } from "#service/media/storage/folder-storage.ts";

let folder: string;
const log = { warn: vi.fn(), info: vi.fn() };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-disk-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const mebibyte = 1024 * 1024;

test("refuses what would leave less than the floor, and says once that the disk is low", async () => {
  const free = (await freeBytes(folder)) ?? 0;
  const { bavail, bsize } = await statfs(folder);
  // Other programs write to the same disk.
  expect(Math.abs(free - bavail * bsize)).toBeLessThan(free / 10);
  const roomy = watchDiskSpace(folder, free / 2, log);
  await roomy.require();
  await expect(roomy.require(free)).rejects.toMatchObject({ code: "Unavailable", retryAfterSeconds: 60 });
  expect(log.warn).not.toHaveBeenCalled();
  const full = watchDiskSpace(folder, free * 2, log);
  await expect(full.require()).rejects.toMatchObject({ code: "Unavailable", retryAfterSeconds: 60 });
  expect(await full.isLow()).toBe(true);
  expect(log.warn).toHaveBeenCalledOnce();
});

test("a file that comes while the disk runs full leaves nothing behind", async () => {
  const require = vi.fn<DiskSpace["require"]>();
  require.mockImplementation(async () => {
    if (require.mock.calls.length > 2) throw new Error("full");
  });
  const storage = openFolderStorage(folder, { require, isLow: async () => false });
  const chunks = Array.from({ length: 20 }, () => Buffer.alloc(mebibyte));
  await expect(storage.write("files/one", Readable.from(chunks))).rejects.toThrow("full");
  expect(await readdir(join(folder, "files"))).toEqual([]);
  expect(await storage.write("files/small", Readable.from([Buffer.alloc(1)])).catch(() => "refused")).toBe(
    "refused",
  );
});
