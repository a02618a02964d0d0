import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { startServerForTests } from "#service/database/server-for-tests.ts";
import { makePrivate, prepareDataDir } from "#service/private-files.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-private-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o7777;

/** What others than the owner may read, write or enter. */
async function openToOthers(path: string): Promise<string[]> {
  const names = await readdir(path, { recursive: true });
  const modes = await Promise.all(names.map(async (name) => [name, await modeOf(join(path, name))] as const));
  return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([name]) => name);
}

test("a start removes other users' access to all data, and grants none, whatever the umask", async () => {
  const dataDir = await dataDirForTests("tables", join(folder, "data"));
  await mkdir(join(dataDir, "media/files"), { recursive: true });
  await writeFile(join(dataDir, "media/files/original"), "mine");
  for (const name of await readdir(dataDir, { recursive: true })) await chmod(join(dataDir, name), 0o777);
  await chmod(dataDir, 0o777);
  const umask = process.umask(0);
  try {
    const server = await startServerForTests({ DATA_DIR: dataDir, DEMO_SPACE: "on" });
    await server.end("SIGTERM");
  } finally {
    process.umask(umask);
  }
  expect(await openToOthers(dataDir)).toEqual([]);
}, 60_000);

test("the target of a link keeps its permissions", async () => {
  const file = join(folder, "of-others");
  await writeFile(file, "theirs");
  await chmod(file, 0o644);
  await mkdir(join(folder, "data"), { mode: 0o755 });
  await symlink(file, join(folder, "data/link"));
  expect(await makePrivate(join(folder, "data"))).toBe(0);
  expect([await modeOf(join(folder, "data")), await modeOf(file)]).toEqual([0o700, 0o644]);
});

test.each([
  [0o750, 0o750],
  [0o777, 0o755],
  [0o1777, 0o1777],
])(
  "a folder that the operator made with %o has %o; only the service's own data in it become private",
  async (before, after) => {
    const dataDir = join(folder, "home");
    await mkdir(dataDir);
    await chmod(dataDir, before);
    await mkdir(join(dataDir, "media"), { recursive: true });
    const theirs = join(dataDir, "page.html");
    const own = join(dataDir, "media/original");
    for (const file of [theirs, own]) {
      await writeFile(file, "");
      await chmod(file, 0o644);
    }
    await prepareDataDir(dataDir);
    expect([await modeOf(dataDir), await modeOf(theirs), await modeOf(own)]).toEqual([after, 0o644, 0o600]);
  },
);
