import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ManagementForTests, openManagementOnPostgres } from "#service/cma/management-for-tests.ts";
import { withAdvisoryLock } from "#service/database/advisory-lock.ts";
import type { ContentTypeField, Database } from "#service/database/schema.ts";
import { type ServerForTests, startServerForTests } from "#service/database/server-for-tests.ts";
import { indexEveryType } from "#service/query/content-type-indexes.ts";

let one: ManagementForTests;
let other: ServerForTests;
let db: Kysely<Database>;
beforeAll(async () => {
  one = await openManagementOnPostgres();
  const { unlimited, settings } = one.service.context;
  const { databaseUrl = "" } = settings;
  db = unlimited;
  other = await startServerForTests({
    ...{ SPACE_ROLE: "web", DATABASE_URL: databaseUrl, DATA_DIR: "memory://" },
    DEMO_SPACE: "off",
  });
}, 60_000);
afterAll(async () => {
  await other.end("SIGKILL");
  await one.close();
});

const notes = "/spaces/demo/content-types/note";
const text = (apiName: string): ContentTypeField => ({ apiName, name: apiName, type: "Text" });

/** The version that follows, which is a draft. */
async function change(...fields: ContentTypeField[]): Promise<string> {
  const version = (await one.call("grace", notes)).body.sys.version;
  const body = { name: "Note", displayField: "title", fields: [text("title"), ...fields] };
  const headers = { "x-service-version": String(version) };
  const changed = await one.call("grace", notes, { method: "PUT", headers, body });
  expect(changed.status).toBe(200);
  return String(changed.body.sys.version);
}

const publishHere = (version: string) =>
  one.call("grace", `${notes}/published`, { method: "PUT", headers: { "x-service-version": version } });

const publishThere = (version: string) =>
  fetch(`${other.url}/cma/v1${notes}/published`, {
    method: "PUT",
    headers: { authorization: `Bearer ${one.tokens.get("grace")}`, "x-service-version": version },
  });

/** By the names of their indexes. */
async function indexedFields(): Promise<string[]> {
  const { rows } = await sql<{ field: string }>`
    select distinct split_part(split_part(indexname, '_en_US_', 1), '_', 3) as field
    from pg_indexes join listed_type on tablename = 'listed_content_' || number
    where content_type_id = 'note' and indexname ~ '_en_US_' order by 1`.execute(db);
  return rows.map(({ field }) => field);
}

test("of two processes that publish a Content Type, the last one to index it reads its newest fields", async () => {
  const { promise: over, resolve: release } = Promise.withResolvers<void>();
  const held = withAdvisoryLock(db, "atrium content indexes", () => over);
  const first = publishThere(await change(text("gone")));
  const isPublished = async () =>
    (await db.selectFrom("content_type").select("fields").where("id", "=", "note").executeTakeFirst())
      ?.fields[1]?.apiName;
  await expect.poll(isPublished).toBe("gone");
  await wait(500);
  // It asks for the lock five times a second, but not now.
  process.kill(other.pid, "SIGSTOP");
  release();
  await held;
  expect((await publishHere(await change(text("later")))).status).toBe(200);
  process.kill(other.pid, "SIGCONT");
  expect((await first).status).toBe(200);
  expect(await indexedFields()).toEqual(["later", "title"]);
});

test("what one process could not index, the next pass of a worker does", async () => {
  const indexed = new Map<string, string>();
  const failed: string[] = [];
  const pass = async () => {
    await indexEveryType(db, { indexed, report: (_, type) => failed.push(type.contentTypeId) });
    return failed.splice(0);
  };
  expect(await pass()).toEqual([]);
  await sql`
    create function refuse() returns event_trigger language plpgsql as $$
    begin raise 'the disk is full'; end $$`.execute(db);
  await sql`
    create event trigger refuses on ddl_command_start when tag in ('CREATE INDEX') execute function refuse()`.execute(
    db,
  );
  expect((await publishThere(await change(text("late")))).status).toBe(200);
  expect(await pass()).toEqual(["note"]);
  // Until it changes or the pass of all types, it is not tried again: each attempt may read all its Contents.
  expect(await pass()).toEqual([]);
  await sql`drop event trigger refuses`.execute(db);
  indexed.clear();
  expect(await pass()).toEqual([]);
  expect(await indexedFields()).toContain("late");
});
