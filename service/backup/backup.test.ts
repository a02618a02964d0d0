import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { backUp, moveTo, restore } from "#service/backup/backup.ts";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { createService, type Service } from "#service/index.ts";
import { originalKey } from "#service/upload/upload-files.ts";

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

async function emptyDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(postgres.databaseUrl), { pathname: `/${name}` }).href;
}

/** A service without any Space, on PostgreSQL or in memory. */
async function emptyService(databaseUrl?: string): Promise<Service> {
  const settings = { dataDir: "memory://", port: 0, demoSpace: false, logLevel: "silent" } as const;
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

async function backUpWhileWritten(space: SpaceForTests, name: string) {
  await addUpload(space.service);
  const writing = writeOn(space);
  await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(20);
  const manifest = await backUp(space.service.context, join(folder, name), { withFiles: true });
  const made = writing.acknowledged.length;
  await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(made);
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

describe.each([
  { from: "PostgreSQL", to: "PostgreSQL", name: "one" },
  { from: "the embedded database", to: "the embedded database", name: "two" },
])("a backup of $from while members write", ({ from, name }) => {
  const database = (which: string) =>
    from === "PostgreSQL" ? emptyDatabase(`${which}_${name}`) : Promise.resolve(undefined);

  test("has every write that was acknowledged until its moment, sessions, totals and files", async () => {
    const space = await openSource(await database("source"));
    const due = await backUpWhileWritten(space, name);

    const target = await emptyService(await database("target"));
    await restore(target.context, join(folder, name));
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
    await expect(restore(target.context, join(folder, name))).rejects.toThrow('has a Space "demo" already');
  }, 120_000);
});

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

test("the embedded database is moved to PostgreSQL with all that members have", async () => {
  const space = await openSource();
  const databaseUrl = await emptyDatabase("moved");
  expect(await moveTo(databaseUrl, space.service.context)).toBeGreaterThan(10);
  const target = await emptyService(databaseUrl);
  const profile = await read(target, space.accessToken("ada"), "/me");
  expect(profile.body.sys).toEqual((await space.call("ada", "/me")).body.sys);
  expect((await read(target, space.accessToken("linus"), "/spaces/demo/contents")).body.totalCount).toBe(1);
  await expect(moveTo(databaseUrl, space.service.context)).rejects.toThrow("has to be an empty one");
}, 60_000);
