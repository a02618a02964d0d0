import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { clusterForTests } from "#service/database/cluster-for-tests.ts";
import { type OpenDatabase, openDatabase } from "#service/database/open.ts";
import { createLog } from "#service/log.ts";
import { keepIndexed } from "#service/query/keep-indexed.ts";

/** No whole service: its timers would be counted too. */
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ dataDir: "memory://", cluster: await clusterForTests("demo") });
});
afterAll(() => database.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function keep() {
  return keepIndexed({
    unlimited: database.unlimited,
    log: createLog("error"),
    closing: new AbortController().signal,
  });
}

async function hasIndex(field: string): Promise<boolean> {
  const { rows } = await sql`select from pg_indexes where indexname like ${`%_${field}_en_US_%`}`.execute(
    database.db,
  );
  return rows.length > 0;
}

/** As another process does: this one is not told. */
async function publishWith(apiName: string): Promise<void> {
  await database.db
    .updateTable("content_type")
    .set(({ eb }) => ({
      fields: JSON.stringify([{ apiName, name: "Title", type: "Text" }]),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", "note")
    .execute();
}

/** What was due is done: both sweeps wait again. */
async function passMinute(): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => vi.getTimerCount()).toBe(2);
}

test("a Content Type that another process published is indexed a minute later", async () => {
  const keeping = keep();
  // The first pass and the one of all types are over.
  await passMinute();
  await publishWith("soon");
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => hasIndex("soon")).toBe(true);
  await keeping.stop();
});

test("the index of a field that is gone is dropped after an hour of passes, and not before", async () => {
  const keeping = keep();
  await publishWith("soon");
  await passMinute();
  await publishWith("later");
  for (let pass = 2; pass <= 60; pass += 1) await passMinute();
  expect([await hasIndex("soon"), await hasIndex("later")]).toEqual([true, true]);
  await passMinute();
  expect([await hasIndex("soon"), await hasIndex("later")]).toEqual([false, true]);
  await keeping.stop();
});
