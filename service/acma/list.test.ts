import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { flatPath, listPath, openArticlesForTests } from "#service/acma/articles-for-tests.ts";
import type { SpaceForTests } from "#service/acma/space-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openArticlesForTests();
});
afterAll(() => space.close());

async function keys(query: string, path = listPath) {
  const { status, body } = await space.call("ada", `${path}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.totalCount).toBe(body.items.length);
  return body.items
    .map((item: { fields: { title: Record<string, string> } }) => item.fields.title["en-US"])
    .join(" ");
}

describe("a list", () => {
  test("is a TotalPageResponse in the order of making", async () => {
    const { body } = await space.call("rhea", listPath);
    expect(body).toMatchObject({ sys: { type: "TotalPageResponse" }, limit: 15, totalCount: 5 });
    expect(body.links).toEqual({ self: "/v1/spaces/demo/content-types/article/contents" });
    expect(body.items.map((item: { sys: { id: string } }) => item.sys.id)).toEqual(
      ["b", "a", "Z", "é", "ab"].map((key) => demoId("article", key)),
    );
  });

  test("of every type has one page too", async () => {
    const { body } = await space.call("ada", `${flatPath}?limit=100`);
    expect(body.totalCount).toBe(6);
    expect(body.items).toHaveLength(6);
  });

  test("holds what the role opens, and counts no more", async () => {
    const { body } = await space.call("olga", listPath);
    expect([body.totalCount, body.items.length]).toEqual([1, 1]);
    expect((await space.call("olga", flatPath)).body.totalCount).toBe(1);
    const media = await space.call("olga", "/spaces/demo/media");
    expect([media.status, media.body.sys.id]).toEqual([403, "AccessDenied"]);
  });

  test("is 404 for a Content Type or a Space that is not there, and 401 without a token", async () => {
    expect((await space.call("ada", "/spaces/demo/content-types/x/contents")).status).toBe(404);
    expect((await space.call("ada", "/spaces/other/contents")).status).toBe(404);
    expect((await space.call(undefined, flatPath)).status).toBe(401);
  });
});

describe("order", () => {
  test.each([
    ["-sys.createdAt", "ab é Z a b"],
    ["fields.title.en-US", "Z a ab b é"],
    ["-fields.title.en-US", "é b ab a Z"],
    ["fields.title.ko-KR,-sys.createdAt", "Z b ab é a"],
    ["-fields.title.ko-KR,sys.createdAt", "b Z a é ab"],
    ["fields.length.en-US,-fields.title.en-US", "é Z a b ab"],
    ["-fields.needsLowWater.en-US,sys.createdAt", "a b Z é ab"],
    ["fields.walkedOn.en-US,sys.createdAt", "ab b a Z é"],
    ["-sys.version,sys.createdAt", "ab b a Z é"],
    ["sys.publish.at", "b a Z é ab"],
    ["sys.status,sys.createdAt", "b a Z é ab"],
  ])("%s", async (order, expected) => {
    expect(await keys(`order=${order}`)).toBe(expected);
  });
});

describe("select", () => {
  const first = async (query: string) =>
    (await space.call("ada", `${listPath}?limit=1&${query}`)).body.items[0];
  const identity = { id: demoId("article", "b"), type: "Content" };

  test("takes what it names, and always sys.id and sys.type", async () => {
    expect(await first("select=sys.version,fields.title.en-US")).toEqual({
      sys: { ...identity, version: 1 },
      fields: { title: { "en-US": "b" } },
    });
    const whole = await first("");
    expect(await first("select=fields.length")).toEqual({
      sys: whole.sys,
      fields: { length: { "en-US": 10 } },
    });
  });

  test("leaves out what has a - before it", async () => {
    const whole = await first("");
    const { metadata: _, ...rest } = whole;
    expect(await first("select=-metadata")).toEqual(rest);
    expect((await first("select=-sys,-fields")).sys).toEqual(identity);
  });
});
