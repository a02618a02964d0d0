import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { logProgress } from "#service/database/log-progress.ts";
import { openDatabase } from "#service/database/open.ts";
import { openPostgres, unlimitedBounds } from "#service/database/postgres.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";

let postgres: PostgresForTests;
let url: string;
let admin: Kysely<Database>;
const lines: string[] = [];
const keep = (about: unknown, message?: string) => void lines.push(`${message} ${JSON.stringify(about)}`);
const log = { info: keep, warn: keep };

beforeAll(async () => {
  postgres = await startPostgresForTests();
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
  await (await openDatabase({ dataDir: "", databaseUrl: postgres.databaseUrl })).close();
  await sql`delete from kysely_migration where name >= '0005'`.execute(admin);
  for (const name of [...publicationOrder, "content_tags", "media_tags"]) {
    await sql`drop index ${sql.ref(name)}`.execute(admin);
  }
});

/** Ends after a while. Until then no index is made: each waits for who writes now. */
async function writeFor(milliseconds: number): Promise<void> {
  const writer = new pg.Client({ connectionString: postgres.databaseUrl });
  await writer.connect();
  await writer.query("begin; lock table content in row exclusive mode");
  void wait(milliseconds).then(() => writer.end());
}

const upgrade = async () => (await openDatabase({ dataDir: "", databaseUrl: url }, log)).close();

async function indexes(valid: boolean): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indisvalid = ${valid} and relname = any(${publicationOrder}::text[]) order by 1`.execute(admin);
  return rows.map(({ name }) => name);
}

test("an upgrade takes longer than a statement may take, and stops no writer", async () => {
  await writeFor(1_500);
  const upgrading = upgrade();
  await wait(700);
  // A plain index would make this one wait, too.
  await admin.transaction().execute(async (transaction) => {
    await sql`lock table content in row exclusive mode nowait`.execute(transaction);
  });
  await upgrading;
  expect(await indexes(true)).toEqual(publicationOrder);
  const [, migration] = /started .*"migration":"(\w+)"/.exec(lines[0] ?? "") ?? [];
  expect(migration).toBe("0005_publication_order");
  expect(lines.at(-1)).toMatch(/^database upgrade done .*0006_indexes.*"seconds":\d/);
});

test("processes that start meanwhile wait, say so, and start", async () => {
  await writeFor(1_500);
  await Promise.all([upgrade(), upgrade(), upgrade()]);
  expect(lines.filter((line) => line.startsWith("waiting for another process"))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith("database upgrade started"))).toHaveLength(2);
});

test("an index that was interrupted is made again", async () => {
  await writeFor(800);
  const interrupted = new pg.Client({ connectionString: url });
  await interrupted.connect();
  const [name] = publicationOrder;
  await expect(
    interrupted.query(
      `create index concurrently ${name} on content (space_id, content_type_id, publish_at, id)`,
    ),
  ).rejects.toMatchObject({ code: "57014" });
  await interrupted.end();
  expect(await indexes(false)).toEqual([name]);
  await upgrade();
  expect([await indexes(false), await indexes(true)]).toEqual([[], publicationOrder]);
});

test("how far an index is, is logged while it is made", async () => {
  await writeFor(1_000);
  await logProgress(
    { db: admin, log, what: { migration: "some" } },
    async () => {
      await sql`create index concurrently content_some on content (id)`.execute(admin);
    },
    200,
  );
  await sql`drop index content_some`.execute(admin);
  expect(
    lines.filter((line) => /^database upgrade in progress .*"phase":"\w+/.test(line)).length,
  ).toBeGreaterThan(0);
});
