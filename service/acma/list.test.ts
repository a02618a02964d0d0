import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refer } from "#service/acma/refer.ts";
import { openSpaceForTests, type SpaceForTests, smallDemo } from "#service/acma/space-for-tests.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

const article = (key: string, more: Partial<DemoArticle>): DemoArticle => ({
  key,
  title: { "en-US": key },
  summary: {},
  story: {},
  photos: [],
  related: [],
  tags: [],
  walkedDaysAgo: 3,
  length: 1,
  needsLowWater: false,
  by: "ada",
  daysAgo: 5,
  ...more,
});

const articles = [
  article("b", { title: { "en-US": "b", "ko-KR": "나" }, length: 10, tags: ["sea", "a,b"], daysAgo: 50 }),
  article("a", {
    title: { "en-US": "a" },
    length: 9,
    tags: ["sea"],
    by: "linus",
    daysAgo: 40,
    needsLowWater: true,
  }),
  article("Z", {
    title: { "en-US": "Z", "ko-KR": "가" },
    length: 2.5,
    tags: ["fog"],
    by: "olga",
    daysAgo: 30,
  }),
  article("é", {
    title: { "en-US": "é", "ko-KR": "" },
    length: 0,
    daysAgo: 20,
    summary: { "en-US": "100%_off" },
  }),
  article("ab", { title: { "en-US": "ab" }, length: 10, daysAgo: 10, version: 3, walkedDaysAgo: 400 }),
];

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests({ ...smallDemo, articles });
});
afterAll(() => space.close());

const list = "/spaces/demo/content-types/article/contents";
const flat = "/spaces/demo/contents";

async function keys(query: string, path = list) {
  const { status, body } = await space.call("ada", `${path}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.totalCount).toBe(body.items.length);
  return body.items
    .map((item: { fields: { title: Record<string, string> } }) => item.fields.title["en-US"])
    .join(" ");
}

describe("a list", () => {
  test("is a TotalPageResponse in the order of making", async () => {
    const { body } = await space.call("rhea", list);
    expect(body).toMatchObject({ sys: { type: "TotalPageResponse" }, limit: 15, totalCount: 5 });
    expect(body.links).toEqual({ self: "/v1/spaces/demo/content-types/article/contents" });
    expect(body.items.map((item: { sys: { id: string } }) => item.sys.id)).toEqual(
      ["b", "a", "Z", "é", "ab"].map((key) => demoId("article", key)),
    );
  });

  test("of every type has one page too", async () => {
    const { body } = await space.call("ada", `${flat}?limit=100`);
    expect(body.totalCount).toBe(6);
    expect(body.items).toHaveLength(6);
  });

  test("holds what the role opens, and counts no more", async () => {
    const { body } = await space.call("olga", list);
    expect([body.totalCount, body.items.length]).toEqual([1, 1]);
    expect((await space.call("olga", flat)).body.totalCount).toBe(1);
    const media = await space.call("olga", "/spaces/demo/media");
    expect([media.status, media.body.sys.id]).toEqual([403, "AccessDenied"]);
  });

  test("is 404 for a Content Type or a Space that is not there, and 401 without a token", async () => {
    expect((await space.call("ada", "/spaces/demo/content-types/x/contents")).status).toBe(404);
    expect((await space.call("ada", "/spaces/other/contents")).status).toBe(404);
    expect((await space.call(undefined, flat)).status).toBe(401);
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

describe("filters", () => {
  test.each([
    ["fields.title.en-US=a", "a"],
    ["fields.title.en-US[eq]=A", ""],
    ["fields.title.en-US[ne]=a", "b Z é ab"],
    ["fields.title.ko-KR[ne]=가", "b a é ab"],
    ["fields.title.ko-KR[nin]=가,나", "a é ab"],
    ["fields.title.ko-KR[in]=가,나", "b Z"],
    ["fields.title.ko-KR[exists]=false", "a é ab"],
    ["fields.title.ko-KR[exists]=true", "b Z"],
    ["fields.title.en-US[prefix]=a", "a ab"],
    ["fields.summary.en-US[prefix]=100%25_", "é"],
    ["fields.summary.en-US[prefix]=100__", ""],
    ["fields.title.en-US[gt]=a&fields.title.en-US[lt]=b", "ab"],
    ["fields.length.en-US=10", "b ab"],
    ["fields.length.en-US[gte]=2.5&fields.length.en-US[lt]=10", "a Z"],
    ["fields.length.en-US[in]=0,9", "a é"],
    ["fields.needsLowWater.en-US=true", "a"],
    ["fields.needsLowWater.en-US[ne]=true", "b Z é ab"],
    ["fields.walkedOn.en-US[lt]=2000-01-01", ""],
    ["fields.tags.en-US=sea", "b a"],
    ["fields.tags.en-US[ne]=sea", "Z é ab"],
    ["fields.tags.en-US[in]=fog,a\\,b", "b Z"],
    ["fields.tags.en-US[nin]=fog,a\\,b", "a é ab"],
    ["fields.tags.en-US[all]=sea,a\\,b", "b"],
    ["fields.tags.en-US[exists]=false", "é ab"],
    ["fields.cover.en-US[exists]=true", ""],
    ["sys.version[gt]=1", "ab"],
    ["sys.version[in]=1,2", "b a Z é"],
    ["sys.status=Published&sys.type=Content", "b a Z é ab"],
    ["sys.status[ne]=Published", ""],
    ["sys.id[exists]=false", ""],
    ["sys.createdAt[gte]=2000-01-01&sys.createdAt[lt]=2000-01-02t00:00:00z", ""],
    ["sys.createdAt[gt]=2000-01-01T00:00:00.123456%2B09:00", "b a Z é ab"],
  ])("%s", async (query, expected) => {
    expect(await keys(query)).toBe(expected);
  });

  test("by a person, and by an id", async () => {
    expect(await keys(`sys.createdBy.sys.id=${space.memberId("linus")}`)).toBe("a");
    expect(await keys(`sys.createdBy.sys.id[nin]=${space.memberId("linus")},${space.memberId("olga")}`)).toBe(
      "b é ab",
    );
    expect(await keys(`sys.id=${demoId("article", "Z")}`)).toBe("Z");
  });

  test("+ and %20 are a space", async () => {
    await space.call("ada", list, { method: "POST", body: { fields: { title: { "en-US": "two words" } } } });
    expect(await keys("fields.title.en-US=two+words")).toBe("two words");
    const answer = await space.call("ada", `${list}?fields.title.en-US=two%20words`);
    await space.call("ada", `/spaces/demo/contents/${answer.body.items[0].sys.id}`, { method: "DELETE" });
    expect(answer.body.totalCount).toBe(1);
  });

  test("fields on the flat list, with its Content Type", async () => {
    expect(
      await keys(
        "sys.contentType.sys.id=article&fields.title.en-US[prefix]=a&order=-fields.title.en-US",
        flat,
      ),
    ).toBe("ab a");
  });

  test("fields of Media", async () => {
    for (const query of [
      "fields.file.en-US.mimeGroups=Image",
      "fields.title.ko-KR=파도",
      "fields.file.en-US.detail.size[gt]=10",
    ]) {
      expect((await space.call("ada", `/spaces/demo/media?${query}`)).body.totalCount).toBe(1);
    }
    expect(
      (await space.call("ada", "/spaces/demo/media?fields.file.en-US.mimeGroups[ne]=Image")).body.totalCount,
    ).toBe(0);
  });
});

describe("refused", () => {
  test.each([
    ["limit=0", 422, "ValidationFailed"],
    ["limit=101", 422, "ValidationFailed"],
    ["limit=-1", 422, "ValidationFailed"],
    ["limit=x", 422, "ValidationFailed"],
    ["limit=", 422, "ValidationFailed"],
    ["limit=1.5", 422, "ValidationFailed"],
    ["skip=-1", 422, "ValidationFailed"],
    ["skip=99999999999999999999", 422, "ValidationFailed"],
    ["include=4", 422, "ValidationFailed"],
    ["limit=1&limit=2", 400, "BadRequest"],
    ["filter[fields.title.en-US]=a", 400, "BadRequest"],
    ["filter[sys.id][eq]=a", 400, "BadRequest"],
    ["fields.title.en-US[like]=a", 400, "BadRequest"],
    ["fields.title.en-US[]=a", 400, "BadRequest"],
    ["fields.title.en-US[eq][eq]=a", 400, "BadRequest"],
    ["fields.length.en-US[prefix]=1", 400, "BadRequest"],
    ["select=sys.id,-fields", 400, "BadRequest"],
    ["next=x&skip=0", 400, "BadRequest"],
    ["next=x&prev=x", 400, "BadRequest"],
    ["order=", 400, "BadRequest"],
    ["order=sys.id,,sys.version", 400, "BadRequest"],
    ["order=fields.tags.en-US", 400, "BadRequest"],
    ["next=", 400, "BadCursor"],
    ["next=garbage", 400, "BadCursor"],
    ["prev=e30.AAAA", 400, "BadCursor"],
    ["fields.titel.en-US=a", 400, "UnknownField"],
    ["fields.title.de-DE=a", 400, "UnknownField"],
    ["fields.title=a", 400, "UnknownField"],
    ["fields.tags.ko-KR=a", 400, "UnknownField"],
    ["fields.constructor.en-US=a", 400, "UnknownField"],
    ["sys.secret=a", 400, "UnknownField"],
    ["sys.createdBy=a", 400, "UnknownField"],
    ["title=a", 400, "UnknownField"],
    ["contentType=article", 400, "UnknownField"],
    ["order=sys.nothing", 400, "UnknownField"],
    ["fields.length.en-US=abc", 400, "BadFilterValue"],
    ["fields.length.en-US[gt]=1e999", 400, "BadFilterValue"],
    ["fields.needsLowWater.en-US=yes", 400, "BadFilterValue"],
    ["fields.walkedOn.en-US=2023-02-29", 400, "BadFilterValue"],
    ["fields.title.en-US=", 400, "BadFilterValue"],
    ["fields.title.en-US[ne]=", 400, "BadFilterValue"],
    ["fields.title.en-US[in]=a,,b", 400, "BadFilterValue"],
    ["fields.title.en-US[exists]=maybe", 400, "BadFilterValue"],
    ["fields.title.en-US=%00", 400, "BadFilterValue"],
    ["sys.version=1.5", 400, "BadFilterValue"],
    ["sys.createdAt[gte]=yesterday", 400, "BadFilterValue"],
    ["sys.createdAt[gte]=2024-01-01T00:00:00+09:00", 400, "BadFilterValue"],
    ["sys.createdAt[gte]=0000-01-01", 400, "BadFilterValue"],
    ["fields.story.en-US[exists]=true", 400, "NotSearchable"],
    ["fields.story.en-US[regex]=a", 400, "NotSearchable"],
    ["order=fields.story.en-US", 400, "NotSearchable"],
    ["fields.title.en-US[regex]=a", 400, "AdvancedSearchUnavailable"],
    ["fields.title.en-US[near]=1,2,3", 400, "AdvancedSearchUnavailable"],
  ])("%s is %i %s", async (query, status, code) => {
    const answer = await space.call("ada", `${list}?${query}`);
    expect([answer.status, answer.body.sys.id]).toEqual([status, code]);
  });

  test.each([
    "fields.title.en-US=a",
    "order=fields.title.en-US",
    "order=sys.createdAt,-fields.title.en-US",
    "contentType=article&fields.title.en-US=a",
    "sys.contentType.sys.id[ne]=article&fields.title.en-US=a",
  ])("flat, %s is ContentTypeRequired", async (query) => {
    const answer = await space.call("ada", `${flat}?${query}`);
    expect([answer.status, answer.body.sys.id]).toEqual([400, "ContentTypeRequired"]);
  });
});

describe("select", () => {
  const first = async (query: string) => (await space.call("ada", `${list}?limit=1&${query}`)).body.items[0];
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

describe("include", () => {
  test("puts resources and people in place of Refers, as deep as asked, and cuts cycles", async () => {
    const make = async (fields: object, path = list) =>
      (await space.call("ada", path, { method: "POST", body: { fields } })).body;
    const cape = demoId("place", "cape");
    const one = await make({ title: { "en-US": "one" }, place: { "en-US": refer("Content", cape) } });
    const related = { "en-US": [refer("Content", one.sys.id)] };
    const two = await make({ title: { "en-US": "two" }, related });
    await space.call("ada", `/spaces/demo/contents/${one.sys.id}`, {
      method: "PUT",
      body: { fields: { ...one.fields, related: { "en-US": [refer("Content", two.sys.id)] } } },
    });
    const at = async (depth: number) =>
      (await space.call("linus", `/spaces/demo/contents/${two.sys.id}?include=${depth}`)).body;

    expect((await at(0)).fields.related).toEqual(related);
    const level1 = await at(1);
    expect(level1.sys.createdBy).toEqual({
      sys: { id: space.memberId("ada"), type: "ServiceUser", space: refer("Space", "demo") },
      nickname: "ada",
      avatarUrl: expect.stringContaining("/files/demo/"),
    });
    const inner1 = level1.fields.related["en-US"][0];
    expect(inner1.fields.title).toEqual({ "en-US": "one" });
    expect(inner1.fields.place["en-US"]).toEqual(refer("Content", cape));
    expect(inner1.sys.createdBy).toEqual(refer("ServiceUser", space.memberId("ada")));
    const inner3 = (await at(3)).fields.related["en-US"][0];
    expect(inner3.fields.related["en-US"]).toEqual([refer("Content", two.sys.id)]);
    expect(inner3.fields.place["en-US"].fields.picture["en-US"].fields.file["en-US"].url).toContain(
      "/surf.webp",
    );

    const seenByOlga = await space.call("olga", `/spaces/demo/contents/${two.sys.id}?include=1`);
    expect(seenByOlga.status).toBe(404);
  });

  test("shows nothing that the role does not open", async () => {
    const place = { "en-US": refer("Content", demoId("place", "cape")) };
    const { db } = space.service.context;
    const id = demoId("article", "Z");
    await db
      .updateTable("content")
      .set({ fields: JSON.stringify({ title: { "en-US": "Z" }, place }) })
      .where("id", "=", id)
      .execute();
    const { body } = await space.call("olga", `${list}?include=3`);
    expect(body.items[0].fields.place).toEqual(place);
  });
});
