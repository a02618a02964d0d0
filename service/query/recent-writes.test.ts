import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { recordStatements } from "#service/database/record-statements-for-tests.ts";
import { createService, type Service } from "#service/index.ts";
import { forgetWrites } from "#service/query/forget-writes.ts";

const notes = "/spaces/demo/content-types/note/contents";
const list = (title: string, limit = 10) => `${notes}?fields.title.en-US=${title}&limit=${limit}`;
const body = (title: string, text = "") => ({
  fields: { title: { "en-US": title }, text: { "en-US": text } },
});

let postgres: PostgresForTests;
let space: SpaceForTests;
/** Of another process on the same database. */
let other: Service;
const { texts: statements, stop: stopRecording } = recordStatements();
beforeAll(async () => {
  postgres = await startPostgresForTests();
  space = await openSpaceForTests(undefined, postgres.databaseUrl);
  other = await createService({
    dataDir: "memory://",
    databaseUrl: postgres.databaseUrl,
    port: 0,
    demoSpace: false,
    logLevel: "error",
  });
}, 60_000);
afterAll(async () => {
  stopRecording();
  await space.close();
  await other.close();
  await postgres.stop();
});
beforeEach(async () => {
  await space.service.context.db.deleteFrom("content").where("content_type_id", "=", "note").execute();
});

/** What was counted meanwhile, how far. */
async function countedIn(work: () => Promise<unknown>): Promise<number[]> {
  statements.length = 0;
  await work();
  return statements.flatMap(
    (text) =>
      text
        .match(/limit (\d+)\s*\)(?: as counted|, page as)/)
        ?.slice(1)
        .map(Number) ?? [],
  );
}

async function callOther(method: "POST" | "PUT" | "DELETE", path: string, payload?: object) {
  const headers = { authorization: `Bearer ${space.accessToken("ada")}` };
  const answer = await other.app.inject({
    method,
    url: `/acma/v1${path}`,
    headers,
    ...(payload && { payload }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.body === "" ? undefined : answer.json();
}

const write = (title: string) => space.call("ada", notes, { method: "POST", body: body(title) });
const read = async (path: string) => (await space.call("ada", path)).body;
const totalOf = async (title: string) => (await read(list(title))).totalCount;

async function insertMany(count: number, title: string): Promise<void> {
  await sql`
    insert into content (space_id, id, content_type_id, tags, version, publish_version, publish_counter,
      publish_at, publish_first_at, publish_by, created_by, updated_by, created_at, updated_at, fields)
    select 'demo', gen_random_uuid()::text, 'note', '[]', 1, 1, 1, now(), now(), 'a', 'a', 'a', now(), now(),
      jsonb_build_object('title', jsonb_build_object('en-US', ${title}::text))
    from generate_series(1, ${count}::integer)`.execute(space.service.context.db);
}

describe("a list that was read before", () => {
  test("is not counted again after a write, whether it meets the conditions or not, by either service", async () => {
    await write("one");
    expect(await countedIn(() => read(list("one")))).toEqual([1001]);
    const later = async () => {
      await write("other");
      expect(await totalOf("one")).toBe(1);
      const made = await callOther("POST", notes, body("one"));
      expect(await totalOf("one")).toBe(2);
      const path = `/spaces/demo/contents/${made.sys.id}`;
      await callOther("PUT", path, body("two"));
      expect(await totalOf("one")).toBe(1);
      await space.call("ada", path, { method: "PUT", body: body("one") });
      expect(await totalOf("one")).toBe(2);
      await callOther("DELETE", path);
      expect(await totalOf("one")).toBe(1);
    };
    expect(await countedIn(later)).toEqual([]);
  });

  test("has its page read by ids after a write that doesn't meet the conditions, and anew after one that does", async () => {
    await write("one");
    const reads = async () => {
      statements.length = 0;
      expect((await read(list("one"))).items.length).toBeGreaterThan(0);
      return statements.some((text) => text.includes("order_keys"));
    };
    expect([await reads(), await reads()]).toEqual([true, false]);
    await write("other");
    expect(await reads()).toBe(false);
    await write("one");
    expect([await reads(), await reads()]).toEqual([true, false]);
  });

  test("is counted again where the writes were too many, or are forgotten", async () => {
    await write("one");
    await totalOf("one");
    await insertMany(21, "one");
    expect(await countedIn(() => totalOf("one"))).toEqual([1001]);
    for (let count = 0; count < 101; count += 1) await insertMany(1, "one");
    expect(await countedIn(async () => expect(await totalOf("one")).toBe(123))).toEqual([1001]);
    await write("one");
    await sql`update content_write set written_at = written_at - interval '3 minutes'`.execute(
      space.service.context.db,
    );
    await forgetWrites(space.service.context);
    expect(await countedIn(async () => expect(await totalOf("one")).toBe(124))).toEqual([1001]);
  });
});

test("a total is counted up to 1,000 at first, and up to 10,000 when requested again", async () => {
  await insertMany(1500, "many");
  expect(await countedIn(async () => expect(await totalOf("many")).toBe(1001))).toEqual([1001]);
  expect(await countedIn(async () => expect(await totalOf("many")).toBe(1500))).toEqual([10_001]);
  expect(await countedIn(async () => expect(await totalOf("many")).toBe(1500))).toEqual([]);
  await write("many");
  expect(await countedIn(async () => expect(await totalOf("many")).toBe(1501))).toEqual([]);
});

test("few are counted and read by one statement, however the page is reached; many are read by another", async () => {
  await insertMany(12, "few");
  await insertMany(1500, "many");
  const read = async (path: string) => {
    statements.length = 0;
    const { totalCount, items, links } = (await space.call("ada", path)).body;
    const pages = statements.filter((text) => text.includes("order_keys")).length;
    return { totalCount, items: items.length, next: links.next?.replace("/v1", ""), pages };
  };
  const beginningWith = (title: string) => `${notes}?fields.title.en-US[prefix]=${title}&limit=5`;
  const first = await read(beginningWith("few"));
  expect(first).toMatchObject({ totalCount: 12, items: 5, pages: 1 });
  expect(await read(`${beginningWith("fe")}&skip=10`)).toMatchObject({ totalCount: 12, items: 2, pages: 1 });
  expect(await read(`${beginningWith("f")}&skip=20`)).toMatchObject({ totalCount: 12, items: 0, pages: 1 });
  expect(await countedIn(() => space.call("ada", beginningWith("no")))).toEqual([1001]);
  expect(await read(beginningWith("man"))).toMatchObject({ totalCount: 1001, items: 5, pages: 2 });
  expect(await read(first.next)).toMatchObject({ totalCount: 12, items: 5 });
});

test("what a transaction wrote that began earlier and ended later is seen", async () => {
  const { db } = space.service.context;
  await write("one");
  await totalOf("one");
  const meanwhile = db.transaction().execute(async (transaction) => {
    await sql`update content set fields = jsonb_set(fields, '{title,en-US}', '"two"') where content_type_id = 'note'`.execute(
      transaction,
    );
    await callOther("POST", notes, body("other"));
    expect(await totalOf("one")).toBe(1);
  });
  const later = async () => {
    await meanwhile;
    expect(await totalOf("one")).toBe(0);
  };
  expect(await countedIn(later)).toEqual([]);
});

test("the sections of a search are those of now", async () => {
  const sectionsOf = async () => {
    const headers = { "X-Service-Advanced-Search": "true" };
    const { body: list } = await space.call("ada", `${notes}?sys.search=shore`, { headers });
    return list.search.sections;
  };
  const made = await write("A shore");
  expect(await sectionsOf()).toEqual({ title: 1 });
  const path = `/spaces/demo/contents/${made.body.sys.id}`;
  await space.call("ada", path, { method: "PUT", body: body("Shore") });
  expect(await sectionsOf()).toEqual({ titleStart: 1 });
});

test("a page has no item of another Space with the same id", async () => {
  const { db } = space.service.context;
  const idsOf = async (query: string) =>
    (await read(`/spaces/demo/media?${query}`)).items.map(({ sys }: { sys: { id: string } }) => sys.id);
  const ids = await idsOf("sys.version[gte]=1");
  expect(ids.length).toBeGreaterThan(0);
  await sql`insert into space select (jsonb_populate_record(space, '{"id": "other"}')).* from space`.execute(
    db,
  );
  await sql`insert into media select (jsonb_populate_record(media, '{"space_id": "other"}')).* from media`.execute(
    db,
  );
  expect(await idsOf("sys.version[gt]=0")).toEqual(ids);
});
