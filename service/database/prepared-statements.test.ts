import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "#service/database/postgres.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";

let postgres: PostgresForTests;
let db: Kysely<Database>;
beforeAll(async () => {
  postgres = await startPostgresForTests();
  db = openPostgres(postgres.databaseUrl, () => undefined);
  await sql`create table thing (id integer)`.execute(db);
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
});

const things = sql<{ id: number }>`select * from thing where id > ${0}`;

test("a SELECT that begins with `with` is prepared too", async () => {
  const named = sql`with numbers as (select 1 as number) select number from numbers`;
  for (let count = 0; count < 6; count += 1) await named.execute(db);
  const { rows } = await sql`
    select name from pg_prepared_statements where statement like '%from numbers'`.execute(db);
  expect(rows).toHaveLength(1);
});

test("what comes often is prepared, and goes on when a migration has changed what it gives", async () => {
  for (let count = 0; count < 6; count += 1) await things.execute(db);
  const prepared = sql<{
    name: string;
  }>`select name from pg_prepared_statements where statement like '%from thing%'`;
  expect((await prepared.execute(db)).rows).toHaveLength(1);
  await sql`alter table thing add column name text`.execute(db);
  expect((await things.execute(db)).rows).toEqual([]);
  const inside = db.transaction().execute(async (transaction) => {
    await sql`insert into thing values (1, 'one')`.execute(transaction);
    return things.execute(transaction);
  });
  expect((await inside).rows).toEqual([{ id: 1, name: "one" }]);
  expect((await things.execute(db)).rows).toEqual([{ id: 1, name: "one" }]);
});

test("a SELECT that hundreds of filters make long is not prepared", async () => {
  const filters = Array.from({ length: 400 }, (_, index) => sql`id <> ${index}::integer and id > 0`);
  const long = sql`select id from thing where ${sql.join(filters, sql` and `)}`;
  for (let count = 0; count < 6; count += 1) await long.execute(db);
  const { rows } = await sql`
    select name from pg_prepared_statements where statement like 'select id from thing%'`.execute(db);
  expect(rows).toEqual([]);
});

test("hundreds of other statements don't keep one from being prepared", async () => {
  const run = async (text: string) => {
    for (let count = 0; count < 5; count += 1) await sql.raw(text).execute(db);
  };
  for (let index = 0; index < 201; index += 1) await run(`select ${index} as index, now() as later`);
  await run("select 'usual' as usual");
  await run("select 0 as index, now() as later");
  const { rows } = await sql<{ all: number; usual: number }>`
    select count(*)::integer as all, count(*) filter (where statement like '%usual%')::integer as usual
    from pg_prepared_statements where name like 'select_%' and statement not like '%filter%'`.execute(db);
  expect(rows).toEqual([{ all: 200, usual: 1 }]);
});
