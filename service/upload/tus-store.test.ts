import { Readable } from "node:stream";
import { ERRORS } from "@tus/server";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSpaceOnPostgres, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import type { Database } from "#service/database/schema.ts";
import { untilWaiting } from "#service/database/until-waiting-for-tests.ts";
import { insertUpload } from "#service/upload/new-upload.ts";
import { TusStore } from "#service/upload/tus-store.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceOnPostgres();
}, 60_000);
afterAll(() => space.close());

/** How the removal of an Upload ends that waits for `change` of the same one. */
async function removeDuring(change: (db: Kysely<Database>, id: string) => Promise<unknown>) {
  const { context } = space.service;
  const { db } = context;
  const uploader = { actor: { id: space.memberId("ada"), isAdmin: false, rules: [] }, spaceId: "demo" };
  const { id } = await insertUpload(context, uploader, { sizeBytes: 5 });
  const store = new TusStore(context, uploader);
  await store.write(Readable.from([Buffer.from("12345")]), id, 0);
  const { removal } = await db.transaction().execute(async (transaction) => {
    await change(transaction, id);
    const removal = store.remove(id).catch((error) => error);
    await untilWaiting(db, 1);
    return { removal };
  });
  return { end: await removal, upload: await store.getUpload(id).catch((error) => error) };
}

test("an Upload that a Media takes at the same moment is not removed", async () => {
  const { end, upload } = await removeDuring((db, id) =>
    db.updateTable("upload").set({ media_id: "media" }).where("id", "=", id).execute(),
  );
  expect([end, upload.offset]).toEqual([ERRORS.INVALID_TERMINATION, 5]);
});

test("an Upload that another request removes at the same moment is not there", async () => {
  const { end } = await removeDuring((db, id) => db.deleteFrom("upload").where("id", "=", id).execute());
  expect(end).toBe(ERRORS.FILE_NOT_FOUND);
});

test("of two processes that write to one place of an Upload at once, one does, and the other leaves nothing", async () => {
  const { context } = space.service;
  const uploader = { actor: { id: space.memberId("ada"), isAdmin: false, rules: [] }, spaceId: "demo" };
  const { id } = await insertUpload(context, uploader, { sizeBytes: 10 });
  const written: string[] = [];
  const files = {
    ...context.files,
    write: (...[key, bytes]: Parameters<typeof context.files.write>) => {
      written.push(key);
      return context.files.write(key, bytes);
    },
  };
  // Each with what it knows alone: there is no lock that they share but the database.
  const stores = [1, 2, 3].map(() => new TusStore({ ...context, files }, uploader));
  const ends = await Promise.allSettled(
    stores.map((store) => store.write(Readable.from([Buffer.from("12345")]), id, 0)),
  );
  const refused = ends.filter((end) => end.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toEqual([ERRORS.INVALID_OFFSET, ERRORS.INVALID_OFFSET]);
  expect((await stores[0]?.getUpload(id))?.offset).toBe(5);
  const kept = await Promise.all(written.map((key) => context.files.stat(key)));
  expect(kept.filter(Boolean)).toHaveLength(1);
});
