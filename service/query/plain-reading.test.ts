import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";
import { conditionArbitrary, orderArbitrary } from "#service/query/conditions-for-tests.ts";
import {
  contentArbitrary,
  everythingPath,
  insertEverything,
  makeEverything,
} from "#service/query/everything-for-tests.ts";
import {
  inOrder,
  matching,
  type PlainCondition,
  type PlainKey,
  type Shown,
} from "#service/query/plain-reading-for-tests.ts";
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

describe.each([
  ["PGlite", 0, inWhole(30, 10)],
  ["PostgreSQL, by its indexes", 1, inWhole(60, 20)],
])("on %s", (_, which, numRuns) => {
  test("what a list answers is what the rules say, page by page, in their order, forward and back", async () => {
    const space = spaces[which] as SpaceForTests;
    await fc.assert(
      fc.asyncProperty(
        fc.array(contentArbitrary, { maxLength: 14 }),
        fc.array(
          fc.tuple(
            fc.array(conditionArbitrary, { maxLength: 3 }),
            fc.option(orderArbitrary, { nil: undefined }),
            fc.integer({ min: 1, max: 6 }),
          ),
          { minLength: 8, maxLength: 8 },
        ),
        async (contents, lists) => {
          await insertEverything(space, contents);
          const { items: all } = await read(space, `${everythingPath}?limit=100`);
          for (const [conditions, order, limit] of lists) {
            const query = queryOf(conditions, order, limit);
            const keys = order ?? [{ path: "sys.createdAt", descending: false, kind: "instant" as const }];
            const expected = inOrder(matching(all, conditions), keys).map(({ sys }) => sys.id);
            const { ids, totals, prev } = await walk(space, query);
            expect(ids, String(query)).toEqual(expected);
            expect(totals, String(query)).toEqual([expected.length]);
            const back = await walkBack(space, prev);
            expect(back, `back ${query}`).toEqual(expected.slice(0, back.length));
            expect(expected.length - back.length).toBeLessThanOrEqual(limit);
          }
        },
      ),
      { numRuns },
    );
  }, 300_000);
});
