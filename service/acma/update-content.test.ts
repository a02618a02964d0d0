import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createNote, madeNote, note, notesPath, onePath } from "#service/acma/notes-for-tests.ts";
import { refer } from "#service/acma/refer.ts";
import { type MemberKey, openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const create = (member: MemberKey, body: unknown, path = notesPath) => createNote(space, member, body, path);
const made = (member: MemberKey) => madeNote(space, member);

describe("update", () => {
  const put = (member: MemberKey, id: string, body: unknown, version?: number | string) =>
    space.call(member, onePath(id), {
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
    expect((await space.call("ada", onePath(first.sys.id))).body).toEqual(body);
  });

  test("a version that is not current is 409 with the current one, and nothing changes", async () => {
    const { sys } = await made("ada");
    expect((await put("ada", sys.id, note("Second"), 1)).status).toBe(200);
    const answer = await put("ada", sys.id, note("Third"), 1);
    expect([answer.status, answer.body.sys.id]).toEqual([409, "VersionMismatch"]);
    expect(answer.body.details).toEqual([
      { path: "sys.version", message: "The current version is 2.", current: 2 },
    ]);
    expect((await space.call("ada", onePath(sys.id))).body.fields.title).toEqual({ "en-US": "Second" });
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
    await space.call("ada", onePath(target.sys.id), { method: "DELETE" });
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
