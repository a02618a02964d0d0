import { spawnSync } from "node:child_process";
import { mkdir, readdir, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { withFolder } from "#service/database/file-system-error.ts";
import { openDatabase } from "#service/database/open.ts";

let dataDir: string;
let cluster: string;
beforeEach(async () => {
  dataDir = await dataDirForTests();
  cluster = join(dataDir, "space-db");
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const inside = async () => (await readdir(dataDir, { recursive: true })).sort();

const spoiled: Record<string, () => Promise<unknown>> = {
  "PG_VERSION is missing": () => rm(join(cluster, "PG_VERSION")),
  "global/pg_control is missing": () => rm(join(cluster, "global/pg_control")),
  "base is missing": () => rename(join(cluster, "base"), join(dataDir, "base")),
  "holds a database that cannot be opened": () => truncate(join(cluster, "global/pg_control"), 100),
  "is of PostgreSQL 19, and this version of the service opens PostgreSQL 18": () =>
    writeFile(join(cluster, "PG_VERSION"), "19\n"),
  "is not a complete database": async () => {
    await rm(cluster, { recursive: true });
    await mkdir(cluster);
    await writeFile(join(cluster, "notes.txt"), "mine");
  },
};

test.each(Object.entries(spoiled))(
  "a folder that %s is refused in a sentence, and stays as it is",
  async (what, spoil) => {
    await writeFile(join(cluster, "marker"), "mine");
    await spoil();
    const before = await inside();
    const opening = openDatabase({ dataDir });
    await expect(opening).rejects.toThrow(what);
    await expect(opening).rejects.toThrow(
      /Nothing in it was changed\. .*(Restore|Start it with|move it away)/,
    );
    expect((await inside()).filter((name) => name !== "space-db/postmaster.pid")).toEqual(before);
  },
);

// How one is made is in durability.test.ts: that takes seconds.
test("a database is opened under `node --watch`", async () => {
  // Threads report their imports then.
  vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
  const database = await openDatabase({ dataDir });
  const { rows } = await sql<{ version: string }>`select version()`.execute(database.db);
  expect(rows[0]?.version).toMatch(/^PostgreSQL 18/);
  await database.close();
});

test("a disk without room for a new database is named, and keeps none of it", async (context) => {
  const small = join(dataDir, "small");
  await mkdir(small);
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", small]);
  if (status !== 0) context.skip("only a user who may mount has a small disk");
  try {
    await expect(openDatabase({ dataDir: small })).rejects.toThrow(
      `The database in ${join(small, "space-db")} cannot be opened while its disk is full. Make room on the disk`,
    );
    expect(await readdir(small)).toEqual([]);
  } finally {
    spawnSync("umount", [small]);
  }
}, 60_000);

test("a folder that cannot be used is named with the reason", async () => {
  const file = join(dataDir, "file");
  await writeFile(file, "");
  await expect(openDatabase({ dataDir: file })).rejects.toThrow(
    `The folder ${join(file, "space-db")} cannot be used: it is not a folder, or is inside of something that is not.`,
  );
  const readOnly = Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" });
  expect(withFolder(readOnly, "/data")).toMatchObject({
    message:
      "The folder /data cannot be used: its file system is read-only. Change that, or set DATA_DIR to another folder.",
  });
});
