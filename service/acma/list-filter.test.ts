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
    ["fields.place.en-US[exists]=true", "b"],
    [`fields.place.en-US.sys.id=${demoId("place", "cape")}`, "b"],
    ["fields.place.en-US.sys.id[ne]=other", "b a Z é ab"],
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

  test("an empty text that was stored once is absent too", async () => {
    const { db } = space.service.context;
    const write = (title: object) =>
      db
        .updateTable("content")
        .set({ fields: JSON.stringify({ title }) })
        .where("id", "=", demoId("article", "é"))
        .execute();
    await write({ "en-US": "é", "ko-KR": "" });
    expect(await keys("fields.title.ko-KR[exists]=false")).toBe("a é ab");
    expect(await keys("order=fields.title.ko-KR,sys.createdAt")).toBe("Z b a é ab");
    expect(await keys("order=-fields.title.ko-KR,sys.createdAt")).toBe("b Z a é ab");
    await write({ "en-US": "é" });
  });

  test("by a person, and by an id", async () => {
    expect(await keys(`sys.createdBy.sys.id=${space.memberId("linus")}`)).toBe("a");
    expect(await keys(`sys.createdBy.sys.id[nin]=${space.memberId("linus")},${space.memberId("olga")}`)).toBe(
      "b é ab",
    );
    expect(await keys(`sys.id=${demoId("article", "Z")}`)).toBe("Z");
  });

  test("+ and %20 are a space", async () => {
    await space.call("ada", listPath, {
      method: "POST",
      body: { fields: { title: { "en-US": "two words" } } },
    });
    expect(await keys("fields.title.en-US=two+words")).toBe("two words");
    const answer = await space.call("ada", `${listPath}?fields.title.en-US=two%20words`);
    await space.call("ada", `/spaces/demo/contents/${answer.body.items[0].sys.id}`, { method: "DELETE" });
    expect(answer.body.totalCount).toBe(1);
  });

  test("fields on the flat listPath, with its Content Type", async () => {
    expect(
      await keys(
        "sys.contentType.sys.id=article&fields.title.en-US[prefix]=a&order=-fields.title.en-US",
        flatPath,
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
