import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import type { ContentTypeField } from "#service/database/schema.ts";
import { contentFields } from "#service/query/content-fields.ts";
import { indexContentType } from "#service/query/content-type-indexes.ts";
import { chooseDriver } from "#service/query/driver.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { type ListPartition, openPartition } from "#service/query/list-partition.ts";
import { openList } from "#service/query/open-list.ts";
import { compilePage } from "#service/query/read-page.ts";
import { searchedContent } from "#service/query/searched-fields.ts";

const locales = { defaultLocale: "en-US", locales: ["en-US"] };
const fields: ContentTypeField[] = [
  { apiName: "text", name: "Text", type: "LongText", searchable: true },
  { apiName: "rating", name: "Rating", type: "Integer" },
  { apiName: "title", name: "Title", type: "Text" },
];
const many = 10_050;

let space: SpaceForTests;
let partition: ListPartition | undefined;
beforeAll(async () => {
  space = await openSpaceForTests();
  const { db } = space.service.context;
  await db
    .insertInto("content_type")
    .values({
      space_id: "demo",
      id: "rated",
      name: "R",
      display_field: "title",
      fields: JSON.stringify(fields),
    })
    .execute();
  const by = space.memberId("ada");
  await sql`
    insert into content (space_id, id, content_type_id, tags, fields, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at)
    select 'demo', 'r' || n, 'rated', '[]', jsonb_build_object(
      'text', jsonb_build_object('en-US', case when n % 1000 = 0 then 'seldom' else 'common' end),
      'rating', jsonb_build_object('en-US', n), 'title', jsonb_build_object('en-US', 'Item ' || n)), 1, 1, 1, now(), now(), ${by}, ${by}, ${by}, now() + n * interval '1 second', now()
    from generate_series(1, ${many}::int) n`.execute(db);
  await indexContentType(db, { spaceId: "demo", contentTypeId: "rated" });
  partition = await openPartition(db, { spaceId: "demo", contentTypeId: "rated" });
}, 120_000);
afterAll(() => space.close());

/** The indexes that a page of this list is gathered by. */
async function indexesOf(query: string): Promise<string> {
  const { db } = space.service.context;
  const list = openList(
    parseListParameters(new URLSearchParams(query)),
    {
      identity: [],
      resource: "Content",
      fields: contentFields(fields, locales),
      readable: sql<boolean>`true`,
      advancedSearch: true,
      searched: searchedContent({ display_field: "title", fields }, locales, ""),
    },
    "secret",
  );
  const place = {
    table: partition?.table ?? "",
    within: sql<boolean>`true`,
    kept: sql`'[10050, 1, null]'::text`,
  };
  const driven = await chooseDriver({ db, place, list: list.compiled });
  const { rows } = await sql`explain ${compilePage(place, driven, "gather")}`.execute(db);
  return [...JSON.stringify(rows).matchAll(/listed_\d+_(\w+?)_en_US/g)].map(([, name]) => name).join();
}

test.each([
  ["seldom", 2, "text"],
  ["seldom", 10_000, "rating"],
  ["common text without a match", 10_000, "text"],
  ["o", 9_500, "rating"],
])("a search for %s beside ratings from %i on is looked up by %s", async (value, least, index) => {
  expect(await indexesOf(`fields.text.en-US=${value}&fields.rating.en-US[gte]=${least}`)).toBe(index);
});

test.each([
  ["seldom", "title,text"],
  ["eld", "title,text"],
  ["el", ""],
  ["송지", "title,text"],
  ["3월", "title,text"],
])("a search for %s in all texts is looked up by %j", async (value, indexes) => {
  expect(await indexesOf(`sys.search=${value}`)).toBe(indexes);
});
