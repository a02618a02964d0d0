import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { insertWalks, removeWalks, type Walk, walksPath } from "#service/acma/walks-for-tests.ts";
import { type PostgresForTests, startPostgresForTests } from "#service/database/postgres-for-tests.ts";

let postgres: PostgresForTests;
let space: SpaceForTests;
beforeAll(async () => {
  postgres = await startPostgresForTests();
  space = await openSpaceForTests(undefined, postgres.databaseUrl);
});
afterAll(async () => {
  await space.close();
  await postgres.stop();
});

const walk = (index: number): Walk => ({
  name: ["a", "B", "é", "가", undefined][index % 5],
  distance: [0, 1.5, -2, undefined][index % 4],
  minute: index % 3,
});
const orders = [
  "sys.createdAt",
  "-sys.createdAt",
  "fields.name.ko-KR",
  "-fields.distance.en-US,-sys.createdAt",
];

async function follow(start: string, direction: "next" | "prev") {
  const ids: string[] = [];
  let self = start;
  for (let path: string | undefined = start; path !== undefined; ) {
    const { status, body } = await space.call("ada", path.replace("/v1/", "/"));
    expect(status).toBe(200);
    const page = body.items.map((item: { sys: { id: string } }) => item.sys.id);
    if (direction === "next") ids.push(...page);
    else ids.unshift(...page);
    self = body.links.self;
    path = body.links[direction];
  }
  return { ids, self };
}

test("while others add and delete all the time, a walk neither repeats nor loses what was there all the time", async () => {
  const staying = await insertWalks(
    space,
    Array.from({ length: 60 }, (_, index) => walk(index)),
  );
  let writing = true;
  let written = 0;
  const writer = async () => {
    while (writing) {
      const ids = await insertWalks(space, [walk(written), walk(written + 7), walk(written + 13)]);
      written += ids.length;
      await removeWalks(space, ids);
    }
  };
  const writers = [writer(), writer(), writer()];
  const walks = orders.flatMap((order) =>
    [1, 4, 9].map(async (limit) => {
      const start = `${walksPath}?limit=${limit}&order=${order}`;
      const forward = await follow(start, "next");
      const back = await follow(forward.self, "prev");
      for (const { ids } of [forward, back]) {
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids.filter((id) => staying.includes(id))).size).toBe(staying.length);
      }
    }),
  );
  await Promise.all(walks).finally(() => {
    writing = false;
  });
  await Promise.all(writers);
  expect(written).toBeGreaterThan(100);
}, 120_000);
