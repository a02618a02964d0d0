import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { indexContentType } from "#service/query/content-type-indexes.ts";

const list = "/spaces/demo/content-types/essay/contents";
const many = 1_100;

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
  const { db } = space.service.context;
  const fields = JSON.stringify([
    { apiName: "title", name: "Title", type: "Text" },
    { apiName: "text", name: "Text", type: "LongText", searchable: true },
  ]);
  await db
    .insertInto("content_type")
    .values({ space_id: "demo", id: "essay", name: "E", display_field: "title", fields })
    .execute();
  const by = space.memberId("linus");
  await sql`
    insert into content (space_id, id, content_type_id, tags, fields, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at)
    select 'demo', 'e' || n, 'essay', '[]', jsonb_build_object(
      'title', jsonb_build_object('en-US', case n % 20 when 0 then 'Tide ' || n when 1 then 'A riptide' else 'Note' end),
      'text', jsonb_build_object('en-US', case n % 3 when 0 then 'At tide' else 'Betided' end)),
      1, 1, 1, now(), now(), ${by}, ${by}, ${by}, now(), now() - n * interval '1 minute'
    from generate_series(1, ${many}::int) n`.execute(db);
  await indexContentType(db, { spaceId: "demo", contentTypeId: "essay" });
}, 120_000);
afterAll(() => space.close());

/** The order by the rules of `grammar.md`, read anew. */
const expected = Array.from({ length: many }, (_, index) => index + 1)
  .map((n) => ({ n, rank: n % 20 === 0 ? 1 : n % 20 === 1 ? 3 : n % 3 === 0 ? 4 : 5 }))
  .sort((a, b) => a.rank - b.rank || a.n - b.n)
  .map(({ n }) => `e${n}`);

async function read(path: string) {
  const { status, body } = await space.call("ada", path.replace("/v1", ""), {
    headers: { "X-Service-Advanced-Search": "true" },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return { body, ids: body.items.map(({ sys }: { sys: { id: string } }) => sys.id) };
}

test("a search that finds many is in its order on every page, forward and back", async () => {
  const forward: string[] = [];
  let page = await read(`${list}?sys.search=tide&order=sys.search,-sys.updatedAt&limit=30`);
  expect([page.body.totalCount, page.body.search.sections]).toEqual([
    many,
    { titleStart: 55, title: 55, text: 990 },
  ]);
  for (;;) {
    forward.push(...page.ids);
    if (!page.body.links.next) break;
    page = await read(page.body.links.next);
  }
  expect(forward).toEqual(expected);
  const back = [...page.ids];
  while (page.body.links.prev) {
    page = await read(page.body.links.prev);
    back.unshift(...page.ids);
  }
  expect(back).toEqual(expected);
}, 60_000);

test("… and from any place in it, or with the best last", async () => {
  const skipped = await read(`${list}?sys.search=tide&order=sys.search,-sys.updatedAt&skip=100&limit=20`);
  expect(skipped.ids).toEqual(expected.slice(100, 120));
  const turned = await read(`${list}?sys.search=tide&order=-sys.search,sys.updatedAt&limit=100`);
  expect(turned.ids).toEqual(expected.toReversed().slice(0, 100));
});
