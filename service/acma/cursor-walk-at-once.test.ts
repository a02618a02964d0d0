import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceOnPostgres, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { insertWalks, removeWalks, type Walk, walksPath } from "#service/acma/walks-for-tests.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceOnPostgres();
});
afterAll(() => space.close());

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

interface Page {
  ids: string[];
  links: { self: string; next?: string; prev?: string };
}

async function read(path: string): Promise<Page> {
  const { status, body } = await space.call("ada", path.replace("/v1/", "/"));
  expect(status).toBe(200);
  return { ids: body.items.map((item: { sys: { id: string } }) => item.sys.id), links: body.links };
}

async function follow(start: Page, direction: "next" | "prev") {
  const ids = [...start.ids];
  let page = start;
  for (let path = page.links[direction]; path !== undefined; path = page.links[direction]) {
    page = await read(path);
    if (direction === "next") ids.push(...page.ids);
    else ids.unshift(...page.ids);
  }
  return { ids, last: page };
}

test("during concurrent inserts and deletes, a walk neither repeats nor loses items that stay", async () => {
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
      const forward = await follow(await read(start), "next");
      // The page itself, not its address: asked for again, it may have been pushed apart by new items.
      const back = await follow(forward.last, "prev");
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
