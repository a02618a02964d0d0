import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MemberKey, openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { findFreePort } from "#service/free-port.ts";
import type { Since } from "#service/query/cursor.ts";
import { findSince } from "#service/query/newest.ts";

const walks = "/spaces/demo/content-types/walk/contents";
const headers = { "X-Service-Advanced-Search": "true" };

let postgres: PostgresForTests;
const spaces: SpaceForTests[] = [];
let metricsPort: number;
/** Of 300,000 characters. All of them take much longer than a search may, and the newest 25 items much less: they are short. */
const long = [20, 900];
const short = 30;
beforeAll(async () => {
  postgres = await startPostgresForTests();
  metricsPort = await findFreePort();
  const settings = { databaseSearchSeconds: 0.25, metricsPort };
  spaces.push(await openSpaceForTests(), await openSpaceForTests(undefined, postgres.databaseUrl, settings));
  for (const [index, space] of spaces.entries()) {
    await insertOld(space, long[index] ?? 0);
    for (const [member, name, description] of written) await write(space, member, name, description);
  }
}, 120_000);
afterAll(async () => {
  for (const space of spaces) await space.close();
  await postgres.stop();
});

/** The others are older and all of Olga's; the oldest has both words. */
const written = [
  ["linus", "Note 1", { "en-US": "A pizza" }],
  ["olga", "Note 2", { "en-US": "Jazz", "ko-KR": "바닷가에서 송지호까지" }],
  ["ada", "Note 3", { "en-US": "Other" }],
  ["linus", "Zz", { "en-US": "Sleep", "ko-KR": "송지호" }],
] as const;

async function write(
  space: SpaceForTests,
  member: MemberKey,
  name: string,
  description: Partial<Record<"en-US" | "ko-KR", string>>,
): Promise<string> {
  const body = { fields: { name: { "en-US": name }, description } };
  const answer = await space.call(member, walks, { method: "POST", body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.sys.id;
}

/** Every search for two letters, or for syllables, reads all of them. */
async function insertOld(space: SpaceForTests, count: number): Promise<void> {
  const description = (text: string) => sql`jsonb_build_object('name', '{"en-US": "x"}'::jsonb,
    'description', jsonb_build_object('en-US', repeat('ab ', 100000) || ${text}::text))`;
  await insertLike(space, "oldest", [1, 1], description("zz 송지호"));
  await insertLike(space, "long", [1, 1], description(""));
  // A stored text is copied as it was compressed.
  await insertLike(space, "long", [2, count], sql`(select fields from content where id = 'long1')`);
  await insertLike(space, "short", [1, short], sql`'{"name": {"en-US": "x"}}'::jsonb`);
}

/** Older than what is written, and newer than those before. */
async function insertLike(
  space: SpaceForTests,
  name: string,
  [first, last]: number[],
  fields: RawBuilder<unknown>,
) {
  const by = space.memberId("olga");
  await sql`
    insert into content (space_id, id, content_type_id, tags, fields, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at)
    select 'demo', ${name}::text || n, 'walk', '[]', ${fields}, 1, 1, 1, now(), now(), ${by}, ${by}, ${by},
      now() - interval '1 day', now()
    from generate_series(${first}::int, ${last}::int) n`.execute(space.service.context.unlimited);
}

async function read(space: SpaceForTests, path: string, member: MemberKey = "ada") {
  const { status, body } = await space.call(member, path.replace("/v1", ""), { headers });
  expect(status, JSON.stringify(body)).toBe(200);
  const names: string[] = body.items.map(
    (item: { fields: { name: Record<string, string> } }) => item.fields.name["en-US"],
  );
  const { totalCount, links, search } = body;
  return { names, totalCount, links, search };
}

function search(text: string, more = ""): string {
  return `${walks}?sys.search=${encodeURIComponent(text)}&order=sys.search,-sys.updatedAt${more}`;
}

test("on PostgreSQL, syllables are found in another locale where too many texts have to be read", async () => {
  const { names, search: about } = await read(spaces[1] as SpaceForTests, search("송지호"));
  expect(names).toEqual(["Zz", "Note 2"]);
  expect(about.since).toBeDefined();
});

test("metrics count such searches", async () => {
  const count = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^space_searches_total\{among="newest"\} (\d+)$/m.exec(text)?.[1]);
  };
  const before = await count();
  await read(spaces[1] as SpaceForTests, search("송지호"));
  expect(await count()).toBe(before + 1);
});

test("Media are searched so too, a thousand where so many are short enough", async () => {
  const [space] = spaces as [SpaceForTests];
  await sql`
    insert into media select (jsonb_populate_record(media, jsonb_build_object(
      'id', 'old' || n, 'created_at', created_at - interval '1 day',
      'fields', jsonb_set(fields, '{description}', jsonb_build_object('en-US', repeat('zz ', 1150)))
    ))).* from media, generate_series(1, 1300) n`.execute(space.service.context.unlimited);
  const path = "/spaces/demo/media?sys.search=ur&order=sys.search,-sys.updatedAt";
  const { status, body } = await space.call("ada", path, { headers });
  expect([status, body.totalCount, body.search.since !== undefined]).toEqual([200, 1000, true]);
});

test("where even the newest items cannot be found in time, the search is refused", async () => {
  const space = spaces[1] as SpaceForTests;
  const { status, body } = await space.service.context.unlimited
    .transaction()
    .execute(async (transaction) => {
      await sql`lock table media`.execute(transaction);
      return space.call("ada", "/spaces/demo/media?sys.search=ur", { headers });
    });
  expect([status, body.sys.id]).toEqual([400, "FilterTooExpensive"]);
});

test("a walk continues among fewer items, never among more", async () => {
  const { db } = (spaces[1] as SpaceForTests).service.context;
  const place = { table: "content", within: sql<boolean>`content_type_id = 'walk'`, kept: sql`''` };
  const compiled = { readable: sql<boolean>`true` };
  const find = (count: number, since?: Since) => findSince(db, place, { compiled, since }, count);
  const of5 = await find(5);
  expect(of5?.[1]).toMatch(/^short/);
  expect([await find(5, of5), await find(25, of5)]).toEqual([undefined, undefined]);
  expect(await find(4, of5)).toEqual(await find(4));
});

describe.each([
  ["PGlite", 0],
  ["PostgreSQL", 1],
])("on %s, where a search of all texts takes too long", (_, which) => {
  const space = () => spaces[which] as SpaceForTests;

  test("it is one of the newest items, by fit, and says since when", async () => {
    const found = await read(space(), search("zz"));
    expect([found.names, found.totalCount]).toEqual([["Zz", "Note 2", "Note 1"], 3]);
    expect(found.search).toMatchObject({
      sections: { titleStart: 1, text: 2 },
      items: ["titleStart", "text", "text"],
    });
    expect(Date.parse(found.search.since)).toBeLessThan(Date.now());
    expect(await read(space(), search("zz"))).toEqual(found);
  });

  test("all pages are of the same items, forward and back", async () => {
    let page = await read(space(), search("zz", "&limit=1"));
    const { since } = page.search;
    const forward = [];
    for (;;) {
      forward.push(...page.names);
      expect([page.totalCount, page.search.since]).toEqual([3, since]);
      if (!page.links.next) break;
      page = await read(space(), page.links.next);
    }
    const back = [...page.names];
    while (page.links.prev) {
      page = await read(space(), page.links.prev);
      back.unshift(...page.names);
      expect([page.totalCount, page.search.since]).toEqual([3, since]);
    }
    expect([forward, back]).toEqual([
      ["Zz", "Note 2", "Note 1"],
      ["Zz", "Note 2", "Note 1"],
    ]);
  });

  test("a section is listed alone, and other conditions hold", async () => {
    const texts = await read(space(), search("zz", "&sys.search.section=text&limit=1"));
    expect([texts.names, texts.totalCount]).toEqual([["Note 2"], 2]);
    const one = await read(space(), search("zz", `&sys.createdBy.sys.id=${space().memberId("olga")}`));
    expect([one.names, one.totalCount]).toEqual([["Note 2"], 1]);
    const byName = await read(space(), `${walks}?sys.search=zz&order=fields.name.en-US`);
    expect([byName.names, byName.totalCount]).toEqual([["Note 1", "Note 2", "Zz"], 3]);
  });

  test("a member finds what their role lets them read", async () => {
    const found = await read(space(), search("zz"), "olga");
    expect([found.names, found.totalCount]).toEqual([["Note 2"], 1]);
  });

  test("it has items written meanwhile, and none that were deleted", async () => {
    const first = await read(space(), search("zz", "&limit=1"));
    const id = await write(space(), "linus", "Note 4", { "en-US": "Buzz" });
    const second = await read(space(), first.links.next);
    expect([second.names, second.totalCount]).toEqual([["Note 4"], 4]);
    await space().call("linus", `/spaces/demo/contents/${id}`, { method: "DELETE" });
    const again = await read(space(), first.links.next);
    expect([again.names, again.totalCount]).toEqual([["Note 2"], 3]);
  });

  test("a pattern over the same texts is still refused", async () => {
    const path = `${walks}?fields.description.en-US[regex]=${encodeURIComponent("(a|b|ab| )*z{1,14}y$")}`;
    const { status, body } = await space().call("ada", path, { headers });
    expect([status, body.sys.id]).toEqual([400, "FilterTooExpensive"]);
  });

  test("where all could be searched again, a walk goes on among the newest, and so begins the search for a while", async () => {
    const condition = "&sys.version[gte]=1";
    const first = await read(space(), search("zz", `${condition}&limit=2`));
    await sql`delete from content where id like 'long%'`.execute(space().service.context.unlimited);
    const next = await read(space(), first.links.next);
    expect([next.names, next.totalCount, next.search.since]).toEqual([["Note 1"], 3, first.search.since]);
    expect((await read(space(), search("zz", condition))).search.since).toBeDefined();
    const all = await read(space(), search("zz", "&sys.version[gte]=0"));
    expect([all.names, all.totalCount, all.search.since]).toEqual([
      ["Zz", "x", "Note 2", "Note 1"],
      4,
      undefined,
    ]);
  });
});
