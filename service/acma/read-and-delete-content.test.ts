import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madeNote, noteTotals, onePath } from "#service/acma/notes-for-tests.ts";
import { type MemberKey, openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const made = (member: MemberKey) => madeNote(space, member);

describe("read", () => {
  test("another Space, another id and what the role does not open are all 404", async () => {
    const { sys } = await made("ada");
    expect((await space.call("olga", onePath(sys.id))).status).toBe(404);
    expect((await space.call("ada", onePath("nothing"))).status).toBe(404);
    expect((await space.call("ada", onePath("%00"))).status).toBe(404);
    expect((await space.call("ada", `/spaces/other/contents/${sys.id}`)).status).toBe(404);
    expect((await space.call("rhea", onePath(sys.id))).status).toBe(200);
    expect((await space.call(undefined, onePath(sys.id))).status).toBe(401);
  });
});

describe("delete", () => {
  const remove = (member: MemberKey, id: string) => space.call(member, onePath(id), { method: "DELETE" });

  test("takes it away for good", async () => {
    const { sys } = await made("ada");
    const { status, headers } = await remove("ada", sys.id);
    expect([status, headers["content-type"]]).toEqual([204, undefined]);
    expect((await space.call("ada", onePath(sys.id))).status).toBe(404);
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
    const before = await noteTotals(space);
    const answers = await Promise.all([remove("ada", sys.id), remove("ada", sys.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await noteTotals(space)).toEqual({ kept: before.kept - 1, counted: before.counted - 1 });
  });
});
