import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dataDirForTests } from "#service/database/cluster-for-tests.ts";
import { openPGlite } from "#service/database/pglite.ts";

let dataDir: string;
let database: Awaited<ReturnType<typeof openPGlite>>;
const report = vi.fn();
beforeAll(async () => {
  dataDir = await dataDirForTests();
  database = await openPGlite(join(dataDir, "space-db"), { report });
  await sql`create table kept (name text)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Two hundred years. */
const endless = sql`select count(*) from generate_series(1, 1e12::bigint)`;
const keep = (name: string) => sql`insert into kept values (${name})`;
const names = async () => {
  const { rows } = await sql<{ name: string }>`select name from kept order by name`.execute(database.db);
  return rows.map(({ name }) => name);
};

test("ends a statement that looks through texts after 0.7 seconds, and goes on with what was committed", async () => {
  await keep("committed").execute(database.db);
  const start = performance.now();
  const slow = endless.execute(database.searching);
  const waiting = setTimeout(100).then(names);
  await expect(slow).rejects.toMatchObject({ code: "57014" });
  expect(performance.now() - start).toBeGreaterThan(690);
  expect(await waiting).toEqual(["committed"]);
  expect(report.mock.calls).toEqual([
    [expect.objectContaining({ message: expect.stringContaining("open again") })],
  ]);
});

test("ends a transaction with its statement: an error for each further one, and nothing of it is kept", async () => {
  const transaction = database.searching.transaction().execute(async (inside) => {
    await keep("lost").execute(inside);
    await endless.execute(inside).catch(() => undefined);
    await expect(keep("lost too").execute(inside)).rejects.toMatchObject({ code: "57P01" });
  });
  await expect(transaction).rejects.toThrow();
  expect(await names()).toEqual(["committed"]);
});

test("does not commit a transaction of which a statement failed", async () => {
  const transaction = database.db.transaction().execute(async (inside) => {
    await keep("half").execute(inside);
    await sql`select 1 / 0`.execute(inside).catch(() => undefined);
  });
  await expect(transaction).rejects.toThrow("rolled back");
  expect(await names()).toEqual(["committed"]);
});

test("has no time limit for migrations and indexes", async () => {
  await sql`select pg_sleep(1)`.execute(database.unlimited);
});

test("says at once that it answers, while a statement runs and while it is opened again", async () => {
  const begin = performance.now();
  const slow = endless.execute(database.searching).catch(() => performance.now() - begin);
  let slowest = 0;
  for (let done = false; !done; ) {
    const start = performance.now();
    await database.check();
    slowest = Math.max(slowest, performance.now() - start);
    done = await Promise.race([slow.then(() => true), setTimeout(10, false)]);
  }
  await names();
  expect(slowest).toBeLessThan(Number(await slow) / 4);
});

test.each(["global/pg_control", "PG_VERSION"])(
  "refuses statements while it cannot be opened without %s, and is back when it can be",
  async (name) => {
    const control = join(dataDir, "space-db", name);
    const moved = join(dataDir, "moved");
    const slow = endless.execute(database.searching);
    await rename(control, moved);
    await expect(slow).rejects.toMatchObject({ code: "57014" });
    await expect(names()).rejects.toMatchObject({ code: "57P03" });
    await expect(database.check()).rejects.toThrow("cannot be opened");
    await rename(moved, control);
    await expect.poll(names).toEqual(["committed"]);
  },
);

test("a nearly full disk refuses what takes room, however the statement is written", async () => {
  const folder = await dataDirForTests("tables");
  const full = await openPGlite(join(folder, "space-db"), { minFreeBytes: Number.MAX_SAFE_INTEGER });
  try {
    const { db } = full;
    for (const taking of [
      () => db.updateTable("space").set({ id: "other" }).execute(),
      () => sql`\n  insert into space (id) values ('x')`.execute(db),
      () => sql`update space set id = 'x'`.execute(db),
    ])
      await expect(taking()).rejects.toMatchObject({ code: "53100" });
    expect(await db.selectFrom("space").select("id").execute()).toEqual([]);
    await db.deleteFrom("space").execute();
  } finally {
    await full.close();
    await rm(folder, { recursive: true, force: true });
  }
});
