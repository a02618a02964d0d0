import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMemoryPGlite } from "#service/database/pglite.ts";

let database: Awaited<ReturnType<typeof openMemoryPGlite>>;
beforeAll(async () => {
  database = await openMemoryPGlite();
  await sql`create table thing (id integer)`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

const things = sql<{ id: number }>`select * from thing where id > ${0}`;
const prepared = async () => {
  const { rows } = await sql`
    select name from pg_prepared_statements where statement like '%from thing%' and statement not like '%pg_prep%'`.execute(
    database.db,
  );
  return rows;
};

test("gives each kind of value as PostgreSQL does, and takes it back", async () => {
  const at = new Date("2026-11-27T10:40:01.500Z");
  const values = sql`
    select ${"‘a’"}::text as text, ${["a,b", 'c"d\\', "", "null"]}::text[] as texts, ${[]}::text[] as none,
    ${at}::timestamptz as at, ${{ a: ["ü"] }}::jsonb as json, ${7}::bigint as many, ${1.5}::float8 as part, ${true}::boolean as yes,
    ${new Uint8Array([0, 255])}::bytea as bytes, ${null}::text as nothing`;
  expect((await values.execute(database.db)).rows).toEqual([
    {
      text: "‘a’",
      texts: ["a,b", 'c"d\\', "", "null"],
      none: [],
      at,
      json: { a: ["ü"] },
      many: 7,
      part: 1.5,
      yes: true,
      bytes: Buffer.from([0, 255]),
      nothing: null,
    },
  ]);
});

test("what comes often is prepared, and goes on when a migration has changed what it gives", async () => {
  const { db } = database;
  for (let count = 0; count < 6; count += 1) await things.execute(db);
  expect(await prepared()).toHaveLength(1);
  await sql`alter table thing add column name text`.execute(db);
  expect((await things.execute(db)).rows).toEqual([]);
  const inside = db.transaction().execute(async (transaction) => {
    const { numAffectedRows } = await sql`insert into thing values (1, 'one'), (2, 'two')`.execute(
      transaction,
    );
    expect(numAffectedRows).toBe(2n);
    return things.execute(transaction);
  });
  const both = [
    { id: 1, name: "one" },
    { id: 2, name: "two" },
  ];
  expect((await inside).rows).toEqual(both);
  expect((await things.execute(db)).rows).toEqual(both);
  expect(await prepared()).toHaveLength(1);
});

test("a statement that fails leaves those after it as they were, whether it was to be prepared or not", async () => {
  const divide = (by: number) => sql<{ one: number }>`select 1 / ${by}::integer as one`.execute(database.db);
  const fails = () => expect(divide(0)).rejects.toMatchObject({ code: "22012" });
  for (let count = 0; count < 5; count += 1) await fails();
  expect((await divide(1)).rows).toEqual([{ one: 1 }]);
  await fails();
  expect((await divide(1)).rows).toEqual([{ one: 1 }]);
  await expect(sql`select nothing`.execute(database.db)).rejects.toMatchObject({ code: "42703" });
});

test("hundreds of other statements don't keep one from being prepared", async () => {
  const run = async (text: string) => {
    for (let count = 0; count < 5; count += 1) await sql.raw(text).execute(database.db);
  };
  for (let index = 0; index < 201; index += 1) await run(`select ${index} as index, now() as later`);
  await run("select 'usual' as usual");
  await run("select 0 as index, now() as later");
  const { rows } = await sql<{ all: number; usual: number }>`
    select count(*)::integer as all, count(*) filter (where statement like '%usual%')::integer as usual
    from pg_prepared_statements where name like 'select_%' and statement not like '%filter%'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ all: 200, usual: 1 }]);
});

test("the name of a statement that failed doesn't run it for the one that had the name before", async () => {
  const run = async (text: string, times = 5) => {
    const { db } = database;
    for (let count = 0; count < times; count += 1)
      await sql
        .raw(text)
        .execute(db)
        .catch(() => undefined);
  };
  const others = Array.from({ length: 199 }, (_, index) => `select ${index} as other`);
  await run("select 'mine' as text");
  for (const other of others) await run(other);
  await run("select 1 / 0");
  for (const other of others) await run(other, 1);
  await run("select 'mine' as text");
  const { rows } = await sql.raw("select 'mine' as text").execute(database.db);
  expect(rows).toEqual([{ text: "mine" }]);
});
