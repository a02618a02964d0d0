import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPath, openArticlesForTests } from "#service/acma/articles-for-tests.ts";
import { refer } from "#service/acma/refer.ts";
import type { SpaceForTests } from "#service/acma/space-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openArticlesForTests();
});
afterAll(() => space.close());

describe("include", () => {
  test("puts resources and people in place of Refers, as deep as asked, and cuts cycles", async () => {
    const make = async (fields: object, path = listPath) =>
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
    const { body } = await space.call("olga", `${listPath}?include=3`);
    expect(body.items[0].fields.place).toEqual(place);
  });
});
