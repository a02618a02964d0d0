import { afterAll, beforeAll, expect, test } from "vitest";
import { createNote, madeNote, note, noteTotals, onePath } from "#service/acma/notes-for-tests.ts";
import { openSpaceOnPostgres, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { untilWaiting } from "#service/database/until-waiting-for-tests.ts";

let space: SpaceForTests;

beforeAll(async () => {
  space = await openSpaceOnPostgres();
}, 60_000);

afterAll(() => space.close());

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

test("of many updates from one version, one wins", async () => {
  const { sys } = await madeNote(space, "ada");
  const answers = await times(12, (index) =>
    space.call("ada", onePath(sys.id), {
      method: "PUT",
      body: note(`Title ${index}`),
      headers: { "x-service-version": "1" },
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  const { body } = await space.call("ada", onePath(sys.id));
  expect(body).toEqual(answers.find(({ status }) => status === 200)?.body);
});

test("updates that name no version all happen, one after the other", async () => {
  const { sys } = await madeNote(space, "ada");
  const answers = await times(8, (index) =>
    space.call("ada", onePath(sys.id), { method: "PUT", body: note(`Title ${index}`) }),
  );
  expect(answers.map(({ body }) => body.sys.version).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test("an own profile that is changed from one version many times at once is changed once", async () => {
  const { body } = await space.call("linus", "/me");
  const answers = await times(8, (index) =>
    space.call("linus", "/me", {
      method: "PATCH",
      body: { nickname: `Linus ${index}` },
      headers: { "x-service-version": String(body.sys.version) },
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a write waits for no other write of its Content Type", async () => {
  const { sys } = await madeNote(space, "ada");
  const { db } = space.service.context;
  const before = await noteTotals(space);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("content").where("id", "=", sys.id).execute();
    expect((await createNote(space, "ada", note("meanwhile"))).status).toBe(201);
  });
  expect(await noteTotals(space)).toEqual(before);
});

test.each(["blocked", "deleted"])("a member who is %s meanwhile changes no profile", async (what) => {
  const { db } = space.service.context;
  const id = space.memberId("olga");
  const changed = await db.transaction().execute(async (transaction) => {
    await transaction.updateTable("service_user").set({ enable_login: false }).where("id", "=", id).execute();
    if (what === "deleted") {
      await transaction.deleteFrom("token_pair").where("service_user_id", "=", id).execute();
      await transaction.deleteFrom("service_user").where("id", "=", id).execute();
    }
    const changed = space.call("olga", "/me", { method: "PATCH", body: { nickname: "New" } });
    await untilWaiting(db, 1);
    return { changed };
  });
  const { status, body } = await changed.changed;
  expect([status, body.sys.id]).toEqual([401, "InvalidToken"]);
  await db.updateTable("service_user").set({ enable_login: true }).where("id", "=", id).execute();
});

test("a member who is blocked after the token was checked creates nothing", async () => {
  const { db } = space.service.context;
  const id = space.memberId("ada");
  const sent = await db.transaction().execute(async (transaction) => {
    await transaction.updateTable("service_user").set({ enable_login: false }).where("id", "=", id).execute();
    const create = createNote(space, "ada", note("late"));
    await untilWaiting(db, 1);
    return { create };
  });
  expect((await sent.create).status).toBe(401);
  await db.updateTable("service_user").set({ enable_login: true }).where("id", "=", id).execute();
});

test("the kept total is right after many creates and deletes at once", async () => {
  await times(20, () => createNote(space, "ada", note("x")));
  const { body } = await space.call("ada", "/spaces/demo/content-types/note/contents?limit=100");
  const ids: string[] = body.items.map((item: { sys: { id: string } }) => item.sys.id);
  await times(20, async (index) => {
    const id = ids[index % 10] ?? "";
    if (index % 3 === 0) await createNote(space, "ada", note("y"));
    await space.call("ada", onePath(id), { method: "DELETE" });
  });
  const { kept, counted } = await noteTotals(space);
  expect(kept).toBe(counted);
  expect((await space.call("ada", "/spaces/demo/content-types/note/contents")).body.totalCount).toBe(counted);
});
