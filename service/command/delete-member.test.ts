import { afterAll, beforeAll, expect, test } from "vitest";
import { insertAsMember } from "#service/acma/insert-as-member.ts";
import { createNote, note } from "#service/acma/notes-for-tests.ts";
import { type MemberKey, openSpaceOnPostgres, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { deleteMember } from "#service/command/delete-member.ts";
import { findMember } from "#service/command/find-member.ts";
import { untilWaiting } from "#service/database/until-waiting-for-tests.ts";
import { hasBytes, uploaded } from "#service/media/media-for-tests.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceOnPostgres();
}, 60_000);
afterAll(() => space.close());

const db = () => space.service.context.db;
const remove = async (member: MemberKey) =>
  deleteMember(space.service.context, await findMember(db(), "demo", space.memberId(member)));
const bytes = Buffer.from("any text");
const moment = new Date("2026-01-01");
const content = (id: string, by: string) => ({
  ...{ id, content_type_id: "note", fields: "{}", tags: "[]" },
  ...{ version: 1, publish_version: 1, publish_counter: 1, publish_by: by, updated_by: by },
  ...{ publish_at: moment, publish_first_at: moment, created_at: moment, updated_at: moment },
});

async function leftOf(member: MemberKey): Promise<string[]> {
  const left = await Promise.all(
    (["content", "media", "upload"] as const).map((table) =>
      db().selectFrom(table).select("id").where("created_by", "=", space.memberId(member)).execute(),
    ),
  );
  return left.flat().map(({ id }) => id);
}

test("a create that is authenticated before the deletion and inserts after it is refused", async () => {
  const sent = await db()
    .transaction()
    .execute(async (transaction) => {
      await transaction
        .selectFrom("content_type")
        .select("id")
        .where("id", "=", "note")
        .forUpdate()
        .execute();
      // It waits after its token was checked.
      const create = createNote(space, "ada", note("late"));
      await untilWaiting(db(), 1);
      await remove("ada");
      return { create };
    });
  expect((await sent.create).status).toBe(401);
  expect(await leftOf("ada")).toEqual([]);
});

test("the deletion waits for a running create and deletes what it created", async () => {
  const id = space.memberId("linus");
  const visit = { spaceId: "demo", actor: { id, isAdmin: false, rules: [] } };
  const removal = await db()
    .transaction()
    .execute(async (transaction) => {
      await insertAsMember(transaction, visit, "content", content("under-way", id));
      const removed = remove("linus");
      await untilWaiting(db(), 1);
      return { removed };
    });
  expect(await removal.removed).toMatchObject({ contents: 2 });
  expect(await leftOf("linus")).toEqual([]);
});

test("an Upload that another member's Media takes during the deletion keeps its file", async () => {
  const id = await uploaded(space, "grace", bytes);
  const removal = await db()
    .transaction()
    .execute(async (transaction) => {
      await transaction.updateTable("upload").set({ media_id: "other" }).where("id", "=", id).execute();
      const removed = remove("grace");
      await untilWaiting(db(), 1);
      return { removed };
    });
  expect(await removal.removed).toMatchObject({ uploads: 0 });
  expect([await leftOf("grace"), await hasBytes(space, id)]).toEqual([[id], true]);
});

test("items that others delete at the same time don't end the deletion early", async () => {
  const id = space.memberId("olga");
  const visit = { spaceId: "demo", actor: { id, isAdmin: false, rules: [] } };
  // More than one batch.
  const ids = Array.from({ length: 600 }, (_, index) => `olga-${String(index).padStart(3, "0")}`);
  for (const one of ids) await insertAsMember(db(), visit, "content", content(one, id));
  const removal = await db()
    .transaction()
    .execute(async (transaction) => {
      await transaction.deleteFrom("content").where("id", "in", ids.slice(0, 500)).execute();
      const removed = remove("olga");
      await untilWaiting(db(), 1);
      return { removed };
    });
  expect(await removal.removed).toMatchObject({ contents: 100 });
  expect(await leftOf("olga")).toEqual([]);
});
