import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import type { ContentTypeField } from "#service/database/schema.ts";
import { indexContentType, indexEveryType } from "#service/query/content-type-indexes.ts";

let postgres: PostgresForTests;
const spaces: SpaceForTests[] = [];
beforeAll(async () => {
  postgres = await startPostgresForTests();
  spaces.push(await openSpaceForTests(), await openSpaceForTests(undefined, postgres.databaseUrl));
});
afterAll(async () => {
  for (const space of spaces) await space.close();
  await postgres.stop();
});

const title: ContentTypeField = { apiName: "title", name: "Title", type: "Text", localized: true };
const text: ContentTypeField = { apiName: "text", name: "Text", type: "LongText", searchable: true };

async function indexes(space: SpaceForTests): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where tablename = 'content' and indexname ~ '^content_[0-9a-f]{10}_'
    order by indexname`.execute(space.service.context.db);
  return rows.map(({ name }) => name);
}

describe.each([0, 1])("indexes of a Content Type, database %i", (which) => {
  const open = () => spaces[which] as SpaceForTests;
  const index = (fields: ContentTypeField[]) =>
    indexContentType(open().service.context.db, { spaceId: "demo", contentType: { id: "note", fields } });

  test("are made for each field and locale, once", async () => {
    await index([title, text]);
    const made = await indexes(open());
    expect(made.map((name) => name.replace(/^content_\w{10}_|_\w{10}$/g, ""))).toEqual([
      "text_en_US",
      "text_en_US",
      "text_en_US",
      "title_en_US",
      "title_en_US",
      "title_ko_KR",
      "title_ko_KR",
    ]);
    await Promise.all([index([title, text]), index([title, text])]);
    expect(await indexes(open())).toEqual(made);
  });

  test("go with their field; those of another type stay", async () => {
    await indexContentType(open().service.context.db, {
      spaceId: "demo",
      contentType: { id: "walk", fields: [title] },
    });
    const before = await indexes(open());
    await index([title]);
    expect((await indexes(open())).length).toBe(before.length - 3);
    await index([]);
    expect((await indexes(open())).length).toBe(4);
  });

  test("have names that PostgreSQL does not cut, and quote whatever a name holds", async () => {
    const long = `a${"b".repeat(60)}`;
    await index([
      { apiName: long, name: long, type: "Integer" },
      { apiName: `${long}c`, name: long, type: "Date", time: true },
      { apiName: "it's", name: "x", type: "Location" },
    ]);
    const made = await indexes(open());
    expect(made.length).toBe(9);
    expect(Math.max(...made.map((name) => name.length))).toBeLessThanOrEqual(63);
    await index([]);
  });

  test("of all types are made at once", async () => {
    await indexEveryType(open().service.context.db);
    expect((await indexes(open())).length).toBeGreaterThan(20);
  });
});
