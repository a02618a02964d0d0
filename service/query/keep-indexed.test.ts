import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { keepIndexed } from "#service/query/keep-indexed.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

async function hasIndex(field: string): Promise<boolean> {
  const { rows } = await sql`select from pg_indexes where indexname like ${`%_${field}_en_US_%`}`.execute(
    space.service.context.db,
  );
  return rows.length > 0;
}

test("a Content Type that another process published is indexed a minute later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const keeping = keepIndexed(space.service.context);
  await vi.advanceTimersByTimeAsync(60_000);
  // The first pass and the one of all types are over.
  await expect.poll(() => vi.getTimerCount()).toBe(2);
  await space.service.context.db
    .updateTable("content_type")
    .set(({ eb }) => ({
      fields: JSON.stringify([{ apiName: "soon", name: "Soon", type: "Text" }]),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", "note")
    .execute();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => hasIndex("soon")).toBe(true);
  vi.useRealTimers();
  await keeping.stop();
});
