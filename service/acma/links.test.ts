import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { insertWalks, removeWalks, type Walk, walksPath } from "#service/acma/walks-for-tests.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const insert = (walks: Walk[]) => insertWalks(space, walks);
const remove = (ids: string[]) => removeWalks(space, ids);

describe("links", () => {
  const get = async (path: string) => space.call("ada", path.replace("/v1/", "/"));

  test("carry every parameter of the request; a cursor may go with another limit, select and include", async () => {
    const ids = await insert(Array.from({ length: 5 }, () => ({ name: "a", distance: 1, minute: 1 })));
    const { body } = await get(
      `${walksPath}?limit=2&order=-sys.id&sys.version[gte]=1&fields.name.ko-KR=a&select=sys.id`,
    );
    expect(body.links.next).toMatch(
      /^\/v1\/spaces\/demo\/content-types\/walk\/contents\?limit=2&order=-sys\.id&sys\.version%5Bgte%5D=1&fields\.name\.ko-KR=a&select=sys\.id&next=[\w.-]+$/,
    );
    expect(body.links).not.toHaveProperty("prev");
    const cursor = new URL(body.links.next, "http://x").searchParams.get("next");
    const same = "order=-sys.id&fields.name.ko-KR=a&sys.version[gte]=1";
    const more = await get(`${walksPath}?${same}&limit=3&next=${cursor}`);
    expect([more.status, more.body.items.length, more.body.totalCount]).toEqual([200, 3, 5]);
    expect(more.body.links).not.toHaveProperty("next");

    const others = [
      "fields.name.ko-KR=a&sys.version[gte]=1",
      "order=sys.id&fields.name.ko-KR=a&sys.version[gte]=1",
      "order=-sys.id&fields.name.ko-KR=B&sys.version[gte]=1",
      "order=-sys.id&fields.name.ko-KR=a",
      `${same}&sys.version[lt]=9`,
    ];
    for (const other of others) {
      const answer = await get(`${walksPath}?${other}&next=${cursor}`);
      expect([answer.status, answer.body.sys.id], other).toEqual([400, "BadCursor"]);
    }
    const elsewhere = await get(
      `/spaces/demo/content-types/article/contents?order=sys.createdAt&next=${cursor}`,
    );
    expect(elsewhere.body.sys.id).toBe("BadCursor");
    await remove(ids);
  });

  test("a cursor with one character changed, cut or added is garbage", async () => {
    const ids = await insert(Array.from({ length: 3 }, () => ({ name: "a", distance: 1, minute: 1 })));
    const { body } = await get(`${walksPath}?limit=1`);
    const cursor = new URL(body.links.next, "http://x").searchParams.get("next") ?? "";
    await fc.assert(
      fc.asyncProperty(
        fc.nat(cursor.length - 1),
        fc.constantFrom("", "A", "z", "..", "é", "="),
        async (at, text) => {
          const changed = cursor.slice(0, at) + text + cursor.slice(at + 1);
          fc.pre(changed !== cursor);
          const answer = await get(`${walksPath}?next=${encodeURIComponent(changed)}`);
          expect([answer.status, answer.body.sys.id]).toEqual([400, "BadCursor"]);
        },
      ),
      { numRuns: 60 },
    );
    await remove(ids);
  });

  test("after skip, links have cursors; past the end, one leads back", async () => {
    const ids = await insert(Array.from({ length: 5 }, (_, minute) => ({ name: "a", distance: 1, minute })));
    const { body } = await get(`${walksPath}?limit=2&skip=2`);
    const first = await get(`${walksPath}?limit=2`);
    expect((await get(body.links.prev)).body.items).toEqual(first.body.items);
    expect((await get(body.links.next)).body.items).toHaveLength(1);
    expect(body.links.next).not.toContain("skip");
    const past = await get(`${walksPath}?limit=2&skip=7`);
    expect(past.body.items).toEqual([]);
    expect(past.body.links).not.toHaveProperty("next");
    expect(past.body.links.prev).toContain("skip=5");
    const nearby = await get(`${walksPath}?limit=6&skip=5`);
    expect((await get(nearby.body.links.prev)).body.items).toHaveLength(5);
    await remove(ids);
  });

  test("after deletions on one side, the link back skips nothing", async () => {
    const ids = await insert([0, 1, 2, 3].map((minute) => ({ name: "a", distance: 1, minute })));
    const [first = "", second = "", third = "", fourth = ""] = ids;
    const idsOf = async (path: string) =>
      (await get(path)).body.items.map(({ sys }: { sys: { id: string } }) => sys.id);
    const { body: start } = await get(`${walksPath}?limit=2`);
    await remove([third, fourth]);
    const { body: past } = await get(start.links.next);
    expect(past.items).toEqual([]);
    expect(past.links).not.toHaveProperty("next");
    expect(await idsOf(past.links.prev)).toEqual([first, second]);

    const { body: last } = await get(`${walksPath}?limit=1&skip=1`);
    await remove([first]);
    const { body: before } = await get(last.links.prev);
    expect(before.items).toEqual([]);
    expect(before.links).not.toHaveProperty("prev");
    expect(await idsOf(before.links.next)).toEqual([second]);
    await remove([second]);
  });
});
