import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import {
  insertWalks,
  removeWalks,
  type Walk,
  walkArbitrary,
  walksPath,
} from "#service/acma/walks-for-tests.ts";
import { inWhole } from "../../scripts/test/whole.ts";

const numRuns = inWhole(60, 20);

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const insert = (walks: Walk[]) => insertWalks(space, walks);
const remove = (ids: string[]) => removeWalks(space, ids);

const orders = [
  "sys.createdAt",
  "-sys.createdAt",
  "-sys.createdAt,-sys.id",
  "-sys.id",
  "fields.name.ko-KR",
  "-fields.name.ko-KR,sys.createdAt",
  "fields.distance.en-US,-fields.name.ko-KR",
  "-fields.distance.en-US,-sys.updatedAt",
  "sys.status,-sys.version",
  "-sys.publish.version,fields.distance.en-US",
];

interface Step {
  insert: Walk[];
  /** Which of the items that are there to be deleted; the number is taken modulo their count. */
  remove: number[];
}

const stepArbitrary = fc.record({
  insert: fc.array(walkArbitrary, { maxLength: 2 }),
  remove: fc.array(fc.nat(), { maxLength: 2 }),
});

/** Follows `links` from a path to the last page; between two pages, others write. */
async function follow(start: string, direction: "next" | "prev", between: () => Promise<void>) {
  const pages: string[][] = [];
  let lastLinks: Record<string, string> = {};
  for (let path: string | undefined = start; path !== undefined; path = lastLinks[direction]) {
    const { status, body } = await space.call("ada", path.replace("/v1/", "/"));
    expect(status).toBe(200);
    pages.push(body.items.map((item: { sys: { id: string } }) => item.sys.id));
    lastLinks = body.links;
    if (pages.length > 200) throw new Error("walks without end");
    await between();
  }
  return { pages, lastLinks };
}

async function inOrder(order: string): Promise<string[]> {
  const { body } = await space.call("ada", `${walksPath}?limit=100&order=${order}`);
  expect(body.links.next).toBeUndefined();
  return body.items.map((item: { sys: { id: string } }) => item.sys.id);
}

describe("walking a list by its links", () => {
  test("forward and back gives every item once, in the order of one big page", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(walkArbitrary, { maxLength: 12 }),
        fc.constantFrom(...orders),
        fc.integer({ min: 1, max: 5 }),
        async (walks, order, limit) => {
          const ids = await insert(walks);
          const whole = await inOrder(order);
          const start = `${walksPath}?limit=${limit}&order=${order}`;
          const forward = await follow(start, "next", async () => {});
          expect(forward.pages.flat()).toEqual(whole);
          const { prev } = forward.lastLinks;
          if (prev !== undefined) {
            const back = await follow(prev, "prev", async () => {});
            const seen = [...back.pages.reverse().flat(), ...(forward.pages.at(-1) ?? [])];
            expect(seen).toEqual(whole);
          }
          await remove(ids);
        },
      ),
      { numRuns },
    );
  }, 120_000);

  test.each(["next", "prev"] as const)(
    "%s neither repeats nor loses an item that was there all the time, whatever others add and delete",
    async (direction) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(walkArbitrary, { minLength: 3, maxLength: 12 }),
          fc.array(walkArbitrary, { maxLength: 8 }),
          fc.array(stepArbitrary, { maxLength: 8 }),
          fc.constantFrom(...orders),
          fc.integer({ min: 1, max: 4 }),
          async (stable, deletable, steps, order, limit) => {
            const staying = await insert(stable);
            const going = await insert(deletable);
            const others = [...going];
            const whole = await inOrder(order);
            const left = [...steps];
            const between = async () => {
              const step: Step = left.shift() ?? { insert: [], remove: [] };
              const victims = step.remove.flatMap((number) => going.splice(number % (going.length || 1), 1));
              await remove(victims);
              others.push(...(await insert(step.insert)));
            };
            const start = `${walksPath}?limit=${limit}&order=${order}`;
            const from = direction === "next" ? start : await lastPage(start);
            const { pages } = await follow(from, direction, between);
            const seen = direction === "next" ? pages.flat() : pages.reverse().flat();
            expect(new Set(seen).size).toBe(seen.length);
            const expected = whole.filter((id) => staying.includes(id));
            expect(seen.filter((id) => staying.includes(id))).toEqual(expected);
            await remove([...staying, ...others]);
          },
        ),
        { numRuns },
      );
    },
    120_000,
  );
});

/** The address of the last page, reached by its own cursor. */
async function lastPage(start: string): Promise<string> {
  const { lastLinks } = await follow(start, "next", async () => {});
  return lastLinks.self ?? start;
}
