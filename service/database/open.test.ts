import { createServer } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#service/database/open.ts";
import { type PostgresForTests, startEmptyPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { findFreePort } from "#service/free-port.ts";
import { settingsFromEnvironment } from "#service/settings-from-environment.ts";

const environment = {
  DATABASE_CONNECTIONS: "3",
  DATABASE_SEARCH_CONNECTIONS: "2",
  DATABASE_STATEMENT_SECONDS: "1",
  DATABASE_SEARCH_SECONDS: "0.2",
  DATABASE_CONNECT_SECONDS: "1",
};

let postgres: PostgresForTests;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await startEmptyPostgresForTests();
  // The address has settings of its own: a path, which is kept, and a time, which the service's goes before.
  const DATABASE_URL = `${postgres.databaseUrl}?options=-csearch_path%3Dpublic&statement_timeout=60000`;
  database = await openDatabase(settingsFromEnvironment({ ...environment, DATABASE_URL }));
}, 60_000);
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

test("the settings say how long a statement may take", async () => {
  const { db, searches, unlimited } = database;
  const shown = [db, searches.db, unlimited].map(async (pool) => {
    const { rows } = await sql`select current_setting('statement_timeout') as timeout,
      current_setting('search_path') as path, current_setting('jit') as jit`.execute(pool);
    return rows[0];
  });
  expect(await Promise.all(shown)).toEqual(
    ["1s", "200ms", "0"].map((timeout) => ({ timeout, path: "public", jit: "off" })),
  );
  await expect(sql`select pg_sleep(3)`.execute(db)).rejects.toThrow("statement timeout");
});

test("the settings say how many connections there may be", async () => {
  const { db, searches, pools } = database;
  const asked = [db, searches.db].flatMap((pool) =>
    Array.from({ length: 5 }, () => sql`select pg_sleep(0.1)`.execute(pool)),
  );
  await Promise.all(asked);
  expect(pools()).toMatchObject({ requests: { total: 3 }, searches: { total: 2 } });
});

test("the settings say how long a connection may take to open", async () => {
  const port = await findFreePort();
  const silent = createServer().listen(port, "127.0.0.1");
  const DATABASE_URL = `postgres://space@127.0.0.1:${port}/postgres`;
  const began = performance.now();
  const opened = openDatabase(settingsFromEnvironment({ ...environment, DATABASE_URL }));
  await expect(opened).rejects.toMatchObject({ cause: { message: expect.stringContaining("timeout") } });
  expect(performance.now() - began).toBeLessThan(4_000);
  silent.close();
});
