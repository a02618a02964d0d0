import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPgBouncerForTests } from "#service/database/pgbouncer-for-tests.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { startEmptyPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { Database } from "#service/database/schema.ts";

const ends: (() => Promise<unknown>)[] = [];
const urls = { direct: "", pooled: "" };
let short: Kysely<Database>;
let long: Kysely<Database>;
beforeAll(async () => {
  const postgres = await startEmptyPostgresForTests();
  ends.unshift(postgres.stop);
  const bouncer = await startPgBouncerForTests(postgres.databaseUrl);
  ends.unshift(bouncer.stop);
  urls.direct = postgres.databaseUrl;
  urls.pooled = bouncer.poolerUrl;
  const pooled = { connectSeconds: 5, tls: false, isPooled: true };
  const open = (statementMilliseconds: number) =>
    openPostgres(bouncer.poolerUrl, () => undefined, { connections: 10, statementMilliseconds }, pooled);
  [short, long] = [open(300), open(20_000)];
  ends.unshift(async () => Promise.all([short.destroy(), long.destroy()]));
}, 60_000);
afterAll(async () => {
  for (const end of ends) await end();
});

const settings = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ timeout: string }>`
    select current_setting('statement_timeout') as timeout`.execute(db);
  return rows[0];
};

test("each statement has the limits of its own pool, on whichever server connection it runs", async () => {
  const all = await Promise.all(Array.from({ length: 40 }, (_, n) => settings(n % 2 === 0 ? short : long)));
  for (const [n, found] of all.entries()) {
    expect(found).toEqual({ timeout: n % 2 === 0 ? "300ms" : "20s" });
  }
  await short.transaction().execute(async (transaction) => {
    expect(await settings(transaction)).toEqual({ timeout: "300ms" });
  });
});

test("a statement over its limit is stopped, and the next one is answered", async () => {
  await expect(sql`select pg_sleep(5)`.execute(short)).rejects.toMatchObject({ code: "57014" });
  expect((await sql`select 1 as one`.execute(short)).rows).toEqual([{ one: 1 }]);
  await sql`select pg_sleep(0.5)`.execute(long);
});

test("a write is committed, a failing one leaves nothing, and a transaction is whole or not there", async () => {
  await sql`create table kept (id int primary key)`.execute(long);
  await sql`insert into kept values (${1})`.execute(short);
  await expect(sql`insert into kept values (${2}), (${1})`.execute(short)).rejects.toMatchObject({
    code: "23505",
  });
  const broken = short.transaction().execute(async (transaction) => {
    await sql`insert into kept values (${3})`.execute(transaction);
    throw new Error("changed my mind");
  });
  await expect(broken).rejects.toThrow("changed my mind");
  await short
    .transaction()
    .execute((transaction) => sql`insert into kept values (${4})`.execute(transaction));
  expect((await sql`select id from kept order by id`.execute(long)).rows).toEqual([{ id: 1 }, { id: 4 }]);
});

test.each(["direct", "pooled"] as const)(
  "a %s connection to another server than is meant is refused",
  async (way) => {
    const codeOf = async (guard: string) => {
      const connection = { connectSeconds: 5, tls: false, isPooled: way === "pooled", guard };
      const db = openPostgres(
        urls[way],
        () => undefined,
        { connections: 1, statementMilliseconds: 1_000 },
        connection,
      );
      const one = await sql`select 1 as one`.execute(db).catch((error) => error);
      await db.destroy();
      return one.code ?? one.rows;
    };
    expect(await codeOf("select 1 / 0")).toBe("22012");
    expect(await codeOf("select 1 / 1")).toEqual([{ one: 1 }]);
  },
);
