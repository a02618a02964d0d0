import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { logProgress } from "#service/database/log-progress.ts";
import { migrations } from "#service/database/migrate.ts";
import { openDatabase } from "#service/database/open.ts";
import { openPostgres, unlimitedBounds } from "#service/database/postgres.ts";
import { type PostgresForTests, startEmptyPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";

let postgres: PostgresForTests;
let url: string;
let admin: Kysely<Database>;
const lines: string[] = [];
const keep = (about: unknown, message?: string) => void lines.push(`${message} ${JSON.stringify(about)}`);
const log = { info: keep, warn: keep };

beforeAll(async () => {
  postgres = await startEmptyPostgresForTests();
  // As a table of millions of rows: what an upgrade does takes longer than a statement may take.
  url = `${postgres.databaseUrl}?statement_timeout=300`;
  admin = openPostgres(postgres.databaseUrl, () => undefined, unlimitedBounds);
}, 60_000);
afterAll(async () => {
  await admin.destroy();
  await postgres.stop();
});

const publicationOrder = [
  "content_space_id_content_type_id_publish_at_id",
  "content_space_id_publish_at_id",
  "media_space_id_publish_at_id",
];

/** A database of the version before 0005. */
beforeEach(async () => {
  lines.length = 0;
  await sql`drop schema public cascade`.execute(admin);
  await sql`create schema public`.execute(admin);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: admin, provider }).migrateTo("0004_management");
  expect(error).toBeUndefined();
});

/** Until it ends, no index is made: each waits for who writes now. */
async function startWriter(): Promise<pg.Client> {
  const writer = new pg.Client({ connectionString: postgres.databaseUrl });
  await writer.connect();
  await writer.query("begin");
  await writer.query("lock table content in row exclusive mode");
  return writer;
}

const patiently = { timeout: 25_000 };
const linesOf = (beginning: string) => lines.filter((line) => line.startsWith(beginning));
/** Longer than a statement may take. */
const outlastLimit = () => wait(700);

const upgrade = async () => (await openDatabase({ dataDir: "", databaseUrl: url }, log)).close();

async function indexes(valid: boolean): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indisvalid = ${valid} and relname = any(${publicationOrder}::text[]) order by 1`.execute(admin);
  return rows.map(({ name }) => name);
}

test("an upgrade takes longer than a statement may take, and stops no writer", async () => {
  const writer = await startWriter();
  const upgrading = upgrade();
  await expect.poll(() => linesOf("database upgrade started"), patiently).toHaveLength(1);
  await outlastLimit();
  // A plain index would make this one wait, too.
  await admin.transaction().execute(async (transaction) => {
    await sql`lock table content in row exclusive mode nowait`.execute(transaction);
  });
  await writer.end();
  await upgrading;
  expect(await indexes(true)).toEqual(publicationOrder);
  expect(lines[0]).toBe('database upgrade started {"migration":"0005_publication_order"}');
  expect(lines.at(-1)).toMatch(/^database upgrade done .*0014_cost_of_words.*"seconds":\d/);
});

test("processes that start meanwhile wait, say so, and start", async () => {
  const writer = await startWriter();
  const upgrading = Promise.all([upgrade(), upgrade(), upgrade()]);
  await expect.poll(() => linesOf("waiting for another process"), patiently).toHaveLength(2);
  await outlastLimit();
  await writer.end();
  await upgrading;
  expect(linesOf("database upgrade started")).toHaveLength(10);
});

test("an index that was interrupted is made again", async () => {
  const writer = await startWriter();
  const interrupted = new pg.Client({ connectionString: url });
  await interrupted.connect();
  const [name] = publicationOrder;
  const making = `create index concurrently ${name} on content (space_id, content_type_id, publish_at, id)`;
  await expect(interrupted.query(making)).rejects.toMatchObject({ code: "57014" });
  await interrupted.end();
  await writer.end();
  expect(await indexes(false)).toEqual([name]);
  await upgrade();
  expect([await indexes(false), await indexes(true)]).toEqual([[], publicationOrder]);
});

test("how far an index is, is logged while it is made", async () => {
  const writer = await startWriter();
  const index = async () =>
    void (await sql`create index concurrently content_some on content (id)`.execute(admin));
  const indexing = logProgress({ db: admin, log, what: { migration: "some" } }, index, 200);
  await expect.poll(() => linesOf("database upgrade in progress").join(), patiently).toMatch(/"phase":"\w+/);
  await writer.end();
  await indexing;
  await sql`drop index content_some`.execute(admin);
});
