import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createNote, madeNote, note, notesPath, noteTotals, onePath } from "#service/acma/notes-for-tests.ts";
import { refer } from "#service/acma/refer.ts";
import { type MemberKey, openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const create = (member: MemberKey, body: unknown, path = notesPath) => createNote(space, member, body, path);
const made = (member: MemberKey) => madeNote(space, member);

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
    expect((await space.call("linus", onePath(body.sys.id))).body).toEqual(body);
  });

  test("what is absent is not kept", async () => {
    const { body } = await create("ada", note("x", { text: { "en-US": "" }, data: { "en-US": null } }));
    expect(body.fields).toEqual({ title: { "en-US": "x" }, text: {}, data: {} });
  });

  test("the kept total follows creates and deletes", async () => {
    const before = await noteTotals(space);
    const { sys } = await made("ada");
    expect(await noteTotals(space)).toEqual({ kept: before.kept + 1, counted: before.counted + 1 });
    await space.call("ada", onePath(sys.id), { method: "DELETE" });
    expect(await noteTotals(space)).toEqual(before);
    await create("ada", note(""));
    expect(await noteTotals(space)).toEqual(before);
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
    expect((await space.call("ada", notesPath, { method: "POST" })).status).toBe(422);
    const broken = await space.call("ada", notesPath, {
      method: "POST",
      body: {},
      headers: { "content-type": "text/csv" },
    });
    expect(broken.status).toBe(415);
  });
});
