import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:fs";
import { mkdir, mkdtemp, open, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { backUp, moveTo, restore } from "#service/backup/backup.ts";
import { fillEmptyFolder } from "#service/backup/backup-folder.ts";
import { clusterForTests, dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { createService, type Service } from "#service/index.ts";
import { originalKey } from "#service/upload/upload-files.ts";

const program = join(import.meta.dirname, "../space.ts");

let postgres: PostgresForTests;
let folder: string;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  postgres = await startPostgresForTests();
  folder = await mkdtemp(join(tmpdir(), "atrium-backup-"));
}, 60_000);
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const kinds = ["PostgreSQL", "the embedded database"] as const;
let databases = 0;

/** A new one of PostgreSQL, or none. */
async function databaseOf(kind: (typeof kinds)[number]): Promise<string | undefined> {
  return kind === "PostgreSQL" ? await emptyDatabase() : undefined;
}

async function emptyDatabase(): Promise<string> {
  const name = `backup_${++databases}`;
  const client = new pg.Client({ connectionString: postgres.databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(postgres.databaseUrl), { pathname: `/${name}` }).href;
}

/** A service without any Space, on PostgreSQL or in memory. */
async function emptyService(databaseUrl?: string, dataDir = "memory://"): Promise<Service> {
  const settings = { dataDir, port: 0, demoSpace: false, logLevel: "silent" } as const;
  const service = await createService({ ...settings, databaseUrl }, { cluster: await clusterForTests() });
  ends.push(service.close);
  return service;
}

async function openSource(databaseUrl?: string): Promise<SpaceForTests> {
  const space = await openSpaceForTests(undefined, databaseUrl);
  ends.push(space.close);
  return space;
}

/** Members write until `stop`; gives what was acknowledged, and when. */
function writeOn(space: SpaceForTests) {
  const acknowledged: { id: string; at: number }[] = [];
  let isOn = true;
  const write = async (member: "ada" | "linus") => {
    while (isOn) {
      const body = { fields: { title: { "en-US": `By ${member}` } } };
      const path = "/spaces/demo/content-types/note/contents";
      const answer = await space.call(member, path, { method: "POST", body });
      expect(answer.status).toBe(201);
      acknowledged.push({ id: answer.body.sys.id, at: Date.now() });
    }
  };
  const writers = [write("ada"), write("linus"), write("ada"), write("linus")];
  return {
    acknowledged,
    stop: async () => {
      isOn = false;
      await Promise.all(writers);
    },
  };
}

async function read(service: Service, token: string, path: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await service.app.inject({ url: `/acma/v1${path}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

async function backUpWhileWritten(space: SpaceForTests, backup: string) {
  await addUpload(space.service);
  const writing = writeOn(space);
  // Two of these and the backup have the hook's 60 seconds.
  const untilMoreThan = (count: number) =>
    vi.waitFor(() => expect(writing.acknowledged.length).toBeGreaterThan(count), 20_000);
  await untilMoreThan(20);
  const manifest = await backUp(space.service.context, backup, { withFiles: true });
  await untilMoreThan(writing.acknowledged.length);
  await writing.stop();
  const moment = new Date(manifest.moment).getTime();
  const due = writing.acknowledged.filter(({ at }) => at < moment);
  expect(due.length).toBeGreaterThan(20);
  expect(due.length).toBeLessThan(writing.acknowledged.length);
  return due;
}

const upload = { space_id: "demo", id: "kept" };

async function addUpload({ context }: Service): Promise<void> {
  const { db, files, clock } = context;
  const bytes = async function* () {
    yield Buffer.from("the bytes");
  };
  await files.write(originalKey(upload), bytes());
  const [at, later] = [clock(), new Date(clock().getTime() + 3_600_000)];
  await db
    .insertInto("upload")
    .values({
      ...upload,
      created_by: "ada",
      created_at: at,
      expires_at: later,
      completed_at: at,
      size_bytes: 9,
      received_bytes: 9,
      metadata: JSON.stringify({}),
    })
    .execute();
}

describe.each(kinds)("a backup of %s while members write", (from) => {
  let space: SpaceForTests;
  let due: { id: string }[];
  const backup = () => join(folder, from);
  beforeAll(async () => {
    space = await openSource(await databaseOf(from));
    due = await backUpWhileWritten(space, backup());
  }, 60_000);

  test.each(kinds)(
    "has on %s every write until its moment, sessions, totals and files",
    async (to) => {
      const target = await emptyService(await databaseOf(to));
      await restore(target.context, backup());
      const token = space.accessToken("ada");
      for (const { id } of due) {
        expect((await read(target, token, `/spaces/demo/contents/${id}`)).status).toBe(200);
      }
      const notes = await read(target, token, "/spaces/demo/content-types/note/contents?limit=1");
      const rows = await target.context.db
        .selectFrom("content")
        .select("id")
        .where("content_type_id", "=", "note")
        .execute();
      expect(notes.body.totalCount).toBe(rows.length);
      const [stored] = await (await target.context.files.read(originalKey(upload))).toArray();
      expect(String(stored)).toBe("the bytes");

      // The kept totals go on from there.
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const url = "/acma/v1/spaces/demo/content-types/note/contents";
      const payload = JSON.stringify({ fields: { title: { "en-US": "After" } } });
      expect((await target.app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(201);
      const after = await read(target, token, "/spaces/demo/content-types/note/contents?limit=1");
      expect(after.body.totalCount).toBe(rows.length + 1);
      await expect(restore(target.context, backup())).rejects.toThrow('has a Space "demo" already');
    },
    120_000,
  );
});

test.each(kinds)(
  "a restore that is killed leaves %s empty, for the next one",
  async (to) => {
    const { service } = await openSource();
    const whole = await mkdtemp(join(folder, "whole-"));
    const { tables } = await backUp(service.context, whole, { withFiles: false });
    // The last table never ends: it is read in the transaction that has written all others.
    const endless = await mkdtemp(join(folder, "endless-"));
    const last = join(endless, "tables", `${tables.at(-1)?.name}.ndjson.gz`);
    execFileSync("cp", ["-R", `${whole}/.`, endless]);
    await rm(last);
    execFileSync("mkfifo", [last]);

    const databaseUrl = await databaseOf(to);
    const dataDir = await dataDirForTests("tables", await mkdtemp(join(folder, "data-")));
    const child = spawn(process.execPath, [program, "restore", "--from", endless], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    const isRead = () => open(last, constants.O_WRONLY | constants.O_NONBLOCK);
    const pipe = await vi.waitFor(isRead, { timeout: 30_000, interval: 100 });
    child.kill("SIGKILL");
    await ended;
    await pipe.close();

    const target = await emptyService(databaseUrl, dataDir);
    const spaces = () => target.context.db.selectFrom("space").select("id").execute();
    expect(await spaces()).toEqual([]);
    await restore(target.context, whole);
    expect(await spaces()).toEqual([{ id: "demo" }]);
  },
  60_000,
);

test("a folder that is no whole backup, or one of a later version, is refused", async () => {
  const target = await emptyService();
  await expect(restore(target.context, folder)).rejects.toThrow("no backup.json");
  const later = {
    format: 1,
    moment: new Date().toISOString(),
    migrations: ["9999_later"],
    tables: [],
    files: 0,
  };
  await writeFile(join(folder, "backup.json"), JSON.stringify(later));
  await expect(restore(target.context, folder)).rejects.toThrow("9999_later");
});

test.each([
  ["ENOSPC", "its disk is full"],
  ["EDQUOT", "the user's quota of its disk is used up"],
])("%s is named with the folder, in which nothing is left", async (code, reason) => {
  const full = join(folder, code);
  const filling = fillEmptyFolder(full, async () => {
    await mkdir(join(full, "tables"));
    await writeFile(join(full, "tables", "half"), "what there was room for");
    throw Object.assign(new Error("no room"), { code });
  });
  await expect(filling).rejects.toThrow(
    `The folder ${full} cannot be used by the user with the id ${process.geteuid?.()}: ${reason}.`,
  );
  expect(await readdir(full)).toEqual([]);
});

test("the embedded database is moved to PostgreSQL with all that members have", async () => {
  const space = await openSource();
  const databaseUrl = await emptyDatabase();
  expect(await moveTo(databaseUrl, space.service.context)).toBeGreaterThan(10);
  const target = await emptyService(databaseUrl);
  const profile = await read(target, space.accessToken("ada"), "/me");
  expect(profile.body.sys).toEqual((await space.call("ada", "/me")).body.sys);
  expect((await read(target, space.accessToken("linus"), "/spaces/demo/contents")).body.totalCount).toBe(1);
  await expect(moveTo(databaseUrl, space.service.context)).rejects.toThrow("has to be an empty one");
}, 60_000);
