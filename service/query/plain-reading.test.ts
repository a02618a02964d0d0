import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { conditionArbitrary, orderArbitrary } from "#service/query/conditions-for-tests.ts";
import { contentFields } from "#service/query/content-fields.ts";
import {
  addEverything,
  contentArbitrary,
  everythingPath,
  fields,
  insertEverything,
  makeEverything,
  typeId,
} from "#service/query/everything-for-tests.ts";
import { parseListParameters } from "#service/query/list-parameters.ts";
import { openPartition } from "#service/query/list-partition.ts";
import { openList } from "#service/query/open-list.ts";
import {
  inOrder,
  matching,
  type PlainCondition,
  type PlainKey,
  type Shown,
} from "#service/query/plain-reading-for-tests.ts";
import { compilePage } from "#service/query/read-page.ts";
import type { Reading } from "#service/query/reading.ts";
import { inWhole } from "../../scripts/test/whole.ts";

let postgres: PostgresForTests;
const spaces: SpaceForTests[] = [];
beforeAll(async () => {
  postgres = await startPostgresForTests();
  // So few rows would never be read by an index otherwise.
  await preferIndexes(postgres.databaseUrl);
  spaces.push(await openSpaceForTests(), await openSpaceForTests(undefined, postgres.databaseUrl));
  for (const space of spaces) await makeEverything(space);
}, 120_000);
afterAll(async () => {
  for (const space of spaces) await space.close();
  await postgres.stop();
});

async function preferIndexes(databaseUrl: string): Promise<void> {
  const db = openPostgres(databaseUrl, () => undefined);
  await sql`alter role space set enable_seqscan = off`.execute(db);
  await db.destroy();
}

const advanced = { headers: { "X-Service-Advanced-Search": "true" } };
const queryOf = (conditions: PlainCondition[], order: PlainKey[] | undefined, limit: number) =>
  new URLSearchParams([
    ...conditions.map(({ path, operator, value }) => [`${path}[${operator}]`, joined(value)]),
    ...(order
      ? [["order", order.map(({ path, descending }) => `${descending ? "-" : ""}${path}`).join(",")]]
      : []),
    ["limit", String(limit)],
  ]);
const joined = (value: string | string[]) =>
  Array.isArray(value) ? value.map((entry) => entry.replaceAll(",", "\\,")).join(",") : value;

async function read(space: SpaceForTests, path: string) {
  const answer = await space.call("ada", path, advanced);
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body as { items: Shown[]; totalCount: number; links: { next?: string; prev?: string } };
}

/** Every page, by the links. */
async function walk(space: SpaceForTests, query: URLSearchParams) {
  const ids: string[] = [];
  const totals = new Set<number>();
  let last: { next?: string; prev?: string } = {};
  for (
    let path: string | undefined = `${everythingPath}?${query}`;
    path;
    path = last.next?.replace("/v1", "")
  ) {
    const { items, totalCount, links } = await read(space, path);
    ids.push(...items.map(({ sys }) => sys.id));
    totals.add(totalCount);
    last = links;
  }
  return { ids, totals: [...totals], prev: last.prev };
}

async function walkBack(space: SpaceForTests, from: string | undefined) {
  const ids: string[] = [];
  for (let path = from; path; ) {
    const { items, links } = await read(space, path.replace("/v1", ""));
    ids.unshift(...items.map(({ sys }) => sys.id));
    path = links.prev;
  }
  return ids;
}

const listArbitrary = fc.tuple(
  fc.array(conditionArbitrary, { maxLength: 3 }),
  fc.option(orderArbitrary, { nil: undefined }),
  fc.integer({ min: 1, max: 6 }),
);

function expectedOf(all: Shown[], [conditions, order]: [PlainCondition[], PlainKey[] | undefined, number]) {
  const keys = order ?? [{ path: "sys.createdAt", descending: false, kind: "instant" as const }];
  return inOrder(matching(all, conditions), keys).map(({ sys }) => sys.id);
}

/** The ids of the first page and of the item after it, read in the given way. */
async function readAs(space: SpaceForTests, reading: Reading, query: URLSearchParams) {
  const { db } = space.service.context;
  const identity = { spaceId: "demo", contentTypeId: typeId };
  const place = {
    identity: [],
    resource: "Content" as const,
    fields: contentFields(fields, { defaultLocale: "en-US", locales: ["en-US", "ko-KR"] }),
    readable: sql<boolean>`true`,
    advancedSearch: true,
  };
  const { compiled } = openList(parseListParameters(query), place, "secret");
  const partition = await openPartition(db, identity);
  const within = partition ? sql<boolean>`true` : sql<boolean>`content_type_id = ${typeId}`;
  const from = { table: partition?.table ?? "content", within, kept: sql`'[0, 0, null]'` };
  const { rows } = await compilePage(from, compiled, reading).execute(db);
  return rows.map(({ id }) => id);
}

function fewFields(all: Shown[], id: string) {
  const { count, words } = all.find(({ sys }) => sys.id === id)?.fields ?? {};
  return { count, words };
}

/** Of the Content whose place that is, if any. */
const writeArbitrary = fc.record({
  what: fc.constantFrom("add", "change", "delete"),
  place: fc.nat({ max: 13 }),
  made: contentArbitrary,
});

type Write = typeof writeArbitrary extends fc.Arbitrary<infer T> ? T : never;

async function write(space: SpaceForTests, all: Shown[], { what, place, made }: Write, count: number) {
  const { db } = space.service.context;
  const id = all[place % Math.max(all.length, 1)]?.sys.id ?? "";
  if (what === "add") await addEverything(space, [made], 100 + count);
  else if (what === "delete") await db.deleteFrom("content").where("id", "=", id).execute();
  else {
    const values = { fields: JSON.stringify(made.fields), tags: JSON.stringify(made.tags) };
    await db.updateTable("content").set(values).where("id", "=", id).execute();
  }
}

describe.each([
  ["PGlite", 0, inWhole(30, 10)],
  ["PostgreSQL, by its indexes", 1, inWhole(60, 20)],
])("on %s", (_, which, numRuns) => {
  test("what a list answers is what the rules say, page by page, in their order, forward and back", async () => {
    const space = spaces[which] as SpaceForTests;
    await fc.assert(
      fc.asyncProperty(
        fc.array(contentArbitrary, { maxLength: 14 }),
        fc.array(listArbitrary, { minLength: 8, maxLength: 8 }),
        async (contents, lists) => {
          await insertEverything(space, contents);
          const { items: all } = await read(space, `${everythingPath}?limit=100`);
          for (const list of lists) {
            const [conditions, order, limit] = list;
            const query = queryOf(conditions, order, limit);
            const expected = expectedOf(all, list);
            const { ids, totals, prev } = await walk(space, query);
            expect(ids, String(query)).toEqual(expected);
            expect(totals, String(query)).toEqual([expected.length]);
            const selected = await read(space, `${everythingPath}?${query}&select=fields.count,fields.words`);
            expect(
              selected.items.map(({ sys, fields }) => [sys.id, fields]),
              `select ${query}`,
            ).toEqual(expected.slice(0, limit).map((id) => [id, fewFields(all, id)]));
            const gathered = await readAs(space, "gather", query);
            expect(await readAs(space, "walk", query), `walked ${query}`).toEqual(gathered);
            expect(await readAs(space, "free", query), `free ${query}`).toEqual(gathered);
            const back = await walkBack(space, prev);
            expect(back, `back ${query}`).toEqual(expected.slice(0, back.length));
            expect(expected.length - back.length).toBeLessThanOrEqual(limit);
          }
        },
      ),
      { numRuns },
    );
  }, 300_000);

  test("what a list answered before a write is answered again only as far as it is still right", async () => {
    const space = spaces[which] as SpaceForTests;
    await fc.assert(
      fc.asyncProperty(
        fc.array(contentArbitrary, { maxLength: 14 }),
        fc.array(listArbitrary, { minLength: 4, maxLength: 4 }),
        fc.array(writeArbitrary, { minLength: 4, maxLength: 4 }),
        async (contents, lists, writes) => {
          await insertEverything(space, contents);
          for (const [count, one] of [undefined, ...writes].entries()) {
            const before = await read(space, `${everythingPath}?limit=100`);
            if (one) await write(space, before.items, one, count);
            const { items: all } = await read(space, `${everythingPath}?limit=100`);
            for (const list of lists) {
              const query = queryOf(...list);
              const expected = expectedOf(all, list);
              const { ids, totals } = await walk(space, query);
              expect(ids, String(query)).toEqual(expected);
              expect(totals, String(query)).toEqual([expected.length]);
            }
          }
        },
      ),
      { numRuns: numRuns / 2 },
    );
  }, 300_000);
});
