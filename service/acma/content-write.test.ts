import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refer } from "#service/acma/refer.ts";
import { type MemberKey, openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const notes = "/spaces/demo/content-types/note/contents";
const one = (id: string) => `/spaces/demo/contents/${id}`;
const note = (title: string, more = {}) => ({ fields: { title: { "en-US": title }, ...more } });

async function create(member: MemberKey, body: unknown, path = notes) {
  return space.call(member, path, { method: "POST", body });
}

async function made(member: MemberKey, title = "Title") {
  return (await create(member, note(title))).body;
}

async function noteTotals() {
  const { db } = space.service.context;
  const counter = await db
    .selectFrom("content_counter")
    .select("total")
    .where("content_type_id", "=", "note")
    .executeTakeFirst();
  const rows = await db.selectFrom("content").select("id").where("content_type_id", "=", "note").execute();
  return { kept: counter?.total, counted: rows.length };
}

describe("create", () => {
  test("publishes at once and answers the whole Content", async () => {
    const { status, body } = await create("ada", {
      ...note("Tide table"),
      metadata: { tags: [refer("Tag", "sea")] },
    });
    expect(status).toBe(201);
    const by = refer("ServiceUser", space.memberId("ada"));
    const at = body.sys.createdAt;
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(body).toEqual({
      sys: {
        id: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
        type: "Content",
        space: refer("Space", "demo"),
        contentType: refer("ContentType", "note"),
        publish: { version: 1, at, firstAt: at, counter: 1, by },
        createdBy: by,
        updatedBy: by,
        createdAt: at,
        updatedAt: at,
        version: 1,
        status: "Published",
      },
      fields: { title: { "en-US": "Tide table" }, text: {}, data: {} },
      metadata: { tags: [refer("Tag", "sea")] },
    });
    expect((await space.call("linus", one(body.sys.id))).body).toEqual(body);
  });

  test("what is absent is not kept", async () => {
    const { body } = await create("ada", note("x", { text: { "en-US": "" }, data: { "en-US": null } }));
    expect(body.fields).toEqual({ title: { "en-US": "x" }, text: {}, data: {} });
  });

  test("the kept total follows creates and deletes", async () => {
    const before = await noteTotals();
    const { sys } = await made("ada");
    expect(await noteTotals()).toEqual({ kept: (before.kept ?? 0) + 1, counted: before.counted + 1 });
    await space.call("ada", one(sys.id), { method: "DELETE" });
    expect(await noteTotals()).toEqual(before);
    await create("ada", note(""));
    expect(await noteTotals()).toEqual(before);
  });

  test("Refers have to point to something of the right type", async () => {
    const cape = demoId("place", "cape");
    const surf = demoId("media", "surf");
    const article = (fields: object) =>
      create(
        "ada",
        { fields: { title: { "en-US": "A" }, ...fields } },
        "/spaces/demo/content-types/article/contents",
      );
    const works = await article({
      cover: { "en-US": refer("Media", surf) },
      place: { "en-US": refer("Content", cape) },
    });
    expect(works.status).toBe(201);
    const refused = await article({
      cover: { "en-US": refer("Media", "nothing") },
      place: { "en-US": refer("Content", works.body.sys.id) },
      related: { "en-US": [refer("Content", works.body.sys.id), refer("Content", "nothing")] },
      photos: { "en-US": [refer("Content", cape)] },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual([
      "fields.photos.en-US[0]",
      "fields.cover.en-US",
      "fields.place.en-US",
      "fields.related.en-US[1]",
    ]);
  });

  test.each([
    [{}, "fields"],
    [{ fields: {} }, "fields.title.en-US"],
    [note("x", { other: { "en-US": 1 } }), "fields.other"],
    [note("x", { text: "plain" }), "fields.text"],
    [note("x", { text: { "ko-KR": "x" } }), "fields.text.ko-KR"],
    [note("x", { text: { "en-US": 5 } }), "fields.text.en-US"],
    [note("x".repeat(257)), "fields.title.en-US"],
    [note("a\u0000"), "fields.title.en-US"],
    [note("\udc00"), "fields.title.en-US"],
    [note("x", { data: { "en-US": { a: ["\u0000"] } } }), "fields.data.en-US"],
    [{ ...note("x"), sys: {} }, "sys"],
    [{ ...note("x"), metadata: { tags: ["sea"] } }, "metadata.tags.0"],
    [{ ...note("x"), metadata: { other: 1 } }, "metadata.other"],
  ])("refuses %j", async (body, path) => {
    const answer = await create("ada", body);
    expect([answer.status, answer.body.sys.id]).toEqual([422, "ValidationFailed"]);
    expect(answer.body.details.map((detail: { path: string }) => detail.path)).toContain(path);
  });

  test("a Content Type that is not there is 404; a role without create is 403", async () => {
    expect((await create("ada", note("x"), "/spaces/demo/content-types/nothing/contents")).status).toBe(404);
    const refused = await create("rhea", note("x"));
    expect([refused.status, refused.body.sys.id]).toEqual([403, "AccessDenied"]);
  });

  test("without a body, or with one that is no JSON, nothing is made", async () => {
    expect((await space.call("ada", notes, { method: "POST" })).status).toBe(422);
    const broken = await space.call("ada", notes, {
      method: "POST",
      body: {},
      headers: { "content-type": "text/csv" },
    });
    expect(broken.status).toBe(415);
  });
});

describe("read", () => {
  test("another Space, another id and what the role does not open are all 404", async () => {
    const { sys } = await made("ada");
    expect((await space.call("olga", one(sys.id))).status).toBe(404);
    expect((await space.call("ada", one("nothing"))).status).toBe(404);
    expect((await space.call("ada", one("%00"))).status).toBe(404);
    expect((await space.call("ada", `/spaces/other/contents/${sys.id}`)).status).toBe(404);
    expect((await space.call("rhea", one(sys.id))).status).toBe(200);
    expect((await space.call(undefined, one(sys.id))).status).toBe(401);
  });
});

describe("update", () => {
  const put = (member: MemberKey, id: string, body: unknown, version?: number | string) =>
    space.call(member, one(id), {
      method: "PUT",
      body,
      ...(version === undefined ? {} : { headers: { "x-service-version": String(version) } }),
    });

  test("replaces the fields whole, publishes again, and keeps the tags it says nothing about", async () => {
    const { body: first } = await create("ada", {
      ...note("One", { text: { "en-US": "Text" } }),
      metadata: { tags: [refer("Tag", "sea")] },
    });
    const { status, body } = await put("ada", first.sys.id, note("Two"), 1);
    expect(status).toBe(200);
    expect(body.fields).toEqual({ title: { "en-US": "Two" }, text: {}, data: {} });
    expect(body.metadata).toEqual(first.metadata);
    expect(body.sys).toMatchObject({ version: 2, publish: { version: 2, counter: 2 } });
    expect(body.sys.createdAt).toBe(first.sys.createdAt);
    expect(body.sys.publish.firstAt).toBe(first.sys.publish.firstAt);
    expect(body.sys.publish.at).toBe(body.sys.updatedAt);
    expect((await space.call("ada", one(first.sys.id))).body).toEqual(body);
  });

  test("a version that is not current is 409 with the current one, and nothing changes", async () => {
    const { sys } = await made("ada");
    expect((await put("ada", sys.id, note("Second"), 1)).status).toBe(200);
    const answer = await put("ada", sys.id, note("Third"), 1);
    expect([answer.status, answer.body.sys.id]).toEqual([409, "VersionMismatch"]);
    expect(answer.body.details).toEqual([
      { path: "sys.version", message: "The current version is 2.", current: 2 },
    ]);
    expect((await space.call("ada", one(sys.id))).body.fields.title).toEqual({ "en-US": "Second" });
  });

  test("of two updates from one version, one wins", async () => {
    const { sys } = await made("ada");
    const answers = await Promise.all(["A", "B", "C"].map((title) => put("ada", sys.id, note(title), 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test("a version header that is none is 422", async () => {
    const { sys } = await made("ada");
    for (const version of ["x", "0", "-1", "1.0", ""]) {
      expect((await put("ada", sys.id, note("x"), version)).status).toBe(422);
    }
  });

  test("a Refer whose target is gone since may stay; a new one to nothing may not come", async () => {
    const type = "/spaces/demo/content-types/article/contents";
    const { body: target } = await create("ada", { fields: { title: { "en-US": "T" } } }, type);
    const related = { "en-US": [refer("Content", target.sys.id)] };
    const { body } = await create("ada", { fields: { title: { "en-US": "A" }, related } }, type);
    await space.call("ada", one(target.sys.id), { method: "DELETE" });
    const kept = await put("ada", body.sys.id, { fields: { title: { "en-US": "B" }, related } });
    expect([kept.status, kept.body.fields.related]).toEqual([200, related]);
    const dropped = await put("ada", body.sys.id, { fields: { title: { "en-US": "B" } } });
    expect(dropped.status).toBe(200);
    expect((await put("ada", body.sys.id, { fields: { title: { "en-US": "B" }, related } })).status).toBe(
      422,
    );
  });

  test("another member's is 403, unreadable is 404, and isAdmin lifts nothing here", async () => {
    const { sys } = await made("ada");
    expect((await put("linus", sys.id, note("x"))).status).toBe(403);
    expect((await put("grace", sys.id, note("x"))).status).toBe(403);
    expect((await put("rhea", sys.id, note("x"))).status).toBe(403);
    expect((await put("olga", sys.id, note("x"))).status).toBe(404);
    expect(await put("ada", sys.id, note(""))).toMatchObject({ status: 422 });
  });
});

describe("delete", () => {
  const remove = (member: MemberKey, id: string) => space.call(member, one(id), { method: "DELETE" });

  test("takes it away for good", async () => {
    const { sys } = await made("ada");
    const { status, headers } = await remove("ada", sys.id);
    expect([status, headers["content-type"]]).toEqual([204, undefined]);
    expect((await space.call("ada", one(sys.id))).status).toBe(404);
    expect((await remove("ada", sys.id)).status).toBe(404);
  });

  test("another member's is 403, unreadable is 404, and an administrator may", async () => {
    const { sys } = await made("ada");
    expect((await remove("linus", sys.id)).status).toBe(403);
    expect((await remove("rhea", sys.id)).status).toBe(403);
    expect((await remove("olga", sys.id)).status).toBe(404);
    expect((await remove("grace", sys.id)).status).toBe(204);
  });

  test("deleted twice at once, it is counted once", async () => {
    const { sys } = await made("ada");
    const before = await noteTotals();
    const answers = await Promise.all([remove("ada", sys.id), remove("ada", sys.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await noteTotals()).toEqual({ kept: (before.kept ?? 0) - 1, counted: before.counted - 1 });
  });
});
