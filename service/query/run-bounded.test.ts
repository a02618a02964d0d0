import { type Kysely, type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { noteServer } from "#service/database/cache-per-database.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { openList } from "#service/query/open-list.ts";
import { unlessTooExpensive } from "#service/query/run-bounded.ts";
import { type Counting, settleTotal, totalsOf, updateTotal } from "#service/query/total.ts";

let postgres: PostgresForTests;
const spaces: SpaceForTests[] = [];
const rows = [100, 3000];
beforeAll(async () => {
  postgres = await startPostgresForTests();
  const asForMembers = { databaseSearchSeconds: undefined };
  spaces.push(
    await openSpaceForTests(),
    await openSpaceForTests(undefined, postgres.databaseUrl, asForMembers),
  );
  for (const [index, space] of spaces.entries()) await insertLongNotes(space, rows[index] ?? 0);
  await sql`create table number as select generate_series(1, 2000) as n`.execute(onPostgres().db);
}, 120_000);
afterAll(async () => {
  for (const space of spaces) await space.close();
  await postgres.stop();
});

const onPostgres = () => (spaces[1] as SpaceForTests).service.context;

/** Three hundred thousand characters each. */
async function insertLongNotes(space: SpaceForTests, count: number): Promise<void> {
  const by = space.memberId("ada");
  // A busy machine takes longer for this than a statement may take.
  await insertNotes(space.service.context.unlimited, by, count);
}

async function insertNotes(db: Kysely<Database>, by: string, count: number): Promise<void> {
  const one = sql`jsonb_build_object('title', '{"en-US": "x"}'::jsonb,
    'text', jsonb_build_object('en-US', repeat('ab ', 100000)))`;
  await insertLike(db, by, [1, 1], one);
  // A stored text is copied as it was compressed.
  await insertLike(db, by, [2, count], sql`(select fields from content where id = 'long1')`);
}

async function insertLike(
  db: Kysely<Database>,
  by: string,
  [first, last]: number[],
  fields: RawBuilder<unknown>,
) {
  await sql`
    insert into content (space_id, id, content_type_id, tags, fields, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at)
    select 'demo', 'long' || n, 'note', '[]', ${fields}, 1, 1, 1, now(), now(), ${by}, ${by}, ${by}, now(), now()
    from generate_series(${first}::int, ${last}::int) n`.execute(db);
}

const path = "/spaces/demo/content-types/note/contents";
const headers = { "X-Service-Advanced-Search": "true" };

test.each([
  ["PGlite", 0],
  ["PostgreSQL", 1],
])("on %s a pattern over too much text is given up, and the next list is answered", async (_, which) => {
  const space = spaces[which] as SpaceForTests;
  const start = performance.now();
  const pattern = encodeURIComponent("(a|b|ab| )*(x|y)(a|b)*z(b|a){1,14}$");
  const { status, body } = await space.call("ada", `${path}?fields.text.en-US[regex]=${pattern}`, {
    headers,
  });
  expect([status, body.sys.id]).toEqual([400, "FilterTooExpensive"]);
  // Two seconds on a machine that has nothing else to do.
  expect(performance.now() - start).toBeLessThan(10_000);
  const places = "/spaces/demo/content-types/place/contents";
  const little = await space.call("ada", `${places}?fields.name.en-US[regex]=^Cape$`, { headers });
  expect([little.status, little.body.totalCount]).toEqual([200, 1]);
});

/** Counts a table of two thousand numbers. */
function numbers(matches: RawBuilder<boolean>, key: string): Counting {
  const { searches, db } = onPostgres();
  const { compiled } = openList(
    parseListParameters(new URLSearchParams()),
    {
      ...{ identity: [], resource: "Content", fields: () => undefined },
      ...{ readable: sql<boolean>`true`, advancedSearch: false },
    },
    "secret",
  );
  const place = { table: "number", within: sql<boolean>`true`, kept: sql`'[2000, 1, null]'::text` };
  return { db: searches.db, totals: totalsOf(db), place, list: { ...compiled, matches }, key };
}

test("a total that can't be counted further in time stays, and isn't tried again", async () => {
  const counting = numbers(sql`(n <= 1001 or pg_sleep(60) is not null)`, "slow");
  const first = await settleTotal(counting);
  expect(first).toMatchObject({ matching: 1001, goesOn: true });
  const further = await settleTotal(counting, first.kept);
  expect(further).toMatchObject({ matching: 1001, goesOn: false });
  expect(await settleTotal(counting, first.kept)).toBe(further);
});

test("a count during a failover isn't cached for the new primary", async () => {
  const { db } = onPostgres();
  const counting = settleTotal(numbers(sql`n > 10`, "begun before"));
  noteServer(db, 1);
  expect(await counting).toMatchObject({ matching: 1001 });
  expect(totalsOf(db).get("begun before")).toBeUndefined();
});

test("a list that is read during a failover doesn't use the old primary's cache", async () => {
  const { db } = onPostgres();
  const counting = numbers(sql`n > 20`, "remembered");
  const { kept } = await settleTotal(counting);
  expect(await updateTotal(counting, kept)).toBeDefined();
  noteServer(db, 2);
  expect(await updateTotal(counting, kept)).toBeUndefined();
});

test("a timeout has an alternative; an error has none", async () => {
  const { db } = onPostgres().searches;
  const sleep = () => sql`select pg_sleep(60)`.execute(db);
  const divide = () => sql`select 1 / 0`.execute(db);
  const found = { rows: [] };
  expect(await unlessTooExpensive(sleep, found)).toBe(found);
  await expect(unlessTooExpensive(divide, found)).rejects.toThrow(/zero/);
});
