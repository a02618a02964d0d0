import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { keepIndexed } from "#service/query/keep-indexed.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function hasIndex(field: string): Promise<boolean> {
  const { rows } = await sql`select from pg_indexes where indexname like ${`%_${field}_en_US_%`}`.execute(
    space.service.context.db,
  );
  return rows.length > 0;
}

/** As another process does: this one is not told. */
async function publishWith(apiName: string): Promise<void> {
  await space.service.context.db
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
  const keeping = keepIndexed(space.service.context);
  // The first pass and the one of all types are over.
  await passMinute();
  await publishWith("soon");
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => hasIndex("soon")).toBe(true);
  await keeping.stop();
});

test("the index of a field that is gone is dropped an hour after the start, and not before", async () => {
  const keeping = keepIndexed(space.service.context);
  await publishWith("later");
  for (let minute = 1; minute <= 60; minute += 1) await passMinute();
  expect([await hasIndex("soon"), await hasIndex("later")]).toEqual([true, true]);
  await passMinute();
  expect([await hasIndex("soon"), await hasIndex("later")]).toEqual([false, true]);
  await keeping.stop();
});
