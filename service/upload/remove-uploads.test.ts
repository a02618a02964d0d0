import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { createMedia, fileEntry, hasBytes, uploaded, worked } from "#service/media/media-for-tests.ts";
import { uploadKeepSeconds } from "#service/upload/new-upload.ts";
import { sweepUploads } from "#service/upload/remove-uploads.ts";
import { TusForTests } from "#service/upload/tus-for-tests.ts";

let space: SpaceForTests;
let now: number;
beforeAll(async () => {
  space = await openSpaceForTests();
  await space.service.listen();
});
afterAll(() => space.close());
beforeEach(() => {
  now = Date.now();
});

const text = Buffer.from("any text");
const entry = (id: string) => fileEntry(id, { fileName: "a.txt", contentType: "text/plain" });
const create = (id: string) => createMedia(space, "ada", { fields: { file: { "en-US": entry(id) } } });
/** Sweeps as the service would so many seconds from now. */
const sweepIn = (seconds: number) =>
  sweepUploads({ ...space.service.context, clock: () => new Date(now + seconds * 1000) });
const rowOf = (id: string) =>
  space.service.context.db.selectFrom("upload").select("id").where("id", "=", id).executeTakeFirst();

describe("an Upload that no Media took", () => {
  test("is there for 24 hours, and then gone with its bytes", async () => {
    const id = await uploaded(space, "ada", text);
    await sweepIn(uploadKeepSeconds - 60);
    expect(await hasBytes(space, id)).toBe(true);
    await sweepIn(uploadKeepSeconds + 60);
    expect([await hasBytes(space, id), await rowOf(id)]).toEqual([false, undefined]);
    expect((await create(id)).status).toBe(404);
  });

  test("goes with its pieces when it is resumable and was never finished", async () => {
    const tus = new TusForTests(space);
    const url = await tus.begun(10);
    await tus.patch(url, 0, Buffer.from("12345"));
    const id = url.split("/").at(-1) ?? "";
    const { db, files } = space.service.context;
    const pieces = db.selectFrom("upload_piece").selectAll().where("upload_id", "=", id);
    const [piece] = await pieces.execute();
    expect(await files.stat(piece?.storage_key ?? "")).toBeDefined();
    await sweepIn(uploadKeepSeconds + 60);
    expect(await files.stat(piece?.storage_key ?? "")).toBeUndefined();
    expect(await pieces.execute()).toEqual([]);
    expect((await tus.send("HEAD", url, tus.headersOf())).status).toBe(404);
  });
});

test("files that cannot be removed keep no others from being so", async () => {
  const [one, other] = [await uploaded(space, "ada", text), await uploaded(space, "ada", text)].sort();
  const { context } = space.service;
  const removeFolder = async (folder: string) => {
    if (folder.endsWith(`/${one}`)) throw new Error("not now");
    await context.files.removeFolder(folder);
  };
  const clock = () => new Date(now + (uploadKeepSeconds + 60) * 1000);
  await sweepUploads({ ...context, clock, files: { ...context.files, removeFolder } });
  expect([await rowOf(one ?? ""), await rowOf(other ?? "")]).toEqual([{ id: one }, undefined]);
  await sweepIn(uploadKeepSeconds + 60);
  expect([await hasBytes(space, one ?? ""), await rowOf(one ?? "")]).toEqual([false, undefined]);
});

test("an Upload out of date is 404 before the sweep has come by", async () => {
  const id = await uploaded(space, "ada", text);
  const { db } = space.service.context;
  await db
    .updateTable("upload")
    .set({ expires_at: new Date(now) })
    .where("id", "=", id)
    .execute();
  expect((await create(id)).status).toBe(404);
});

test("an Upload that a Media took stays as long as the Media does", async () => {
  const id = await uploaded(space, "ada", text);
  const { body } = await create(id);
  await worked(space, body.sys.id);
  await sweepIn(100 * uploadKeepSeconds);
  expect(await hasBytes(space, id)).toBe(true);
  expect((await create(id)).body.sys.id).toBe("UploadTaken");
});

test("files that could not be removed with their Media are removed by the next sweep", async () => {
  const id = await uploaded(space, "ada", text);
  const { body } = await create(id);
  await worked(space, body.sys.id);
  const { files, log } = space.service.context;
  const { removeFolder } = files;
  const { warn } = log;
  log.warn = () => undefined;
  files.removeFolder = async () => {
    throw new Error("the storage is away");
  };
  const path = `/spaces/demo/media/${body.sys.id}`;
  expect((await space.call("ada", path, { method: "DELETE" })).status).toBe(204);
  Object.assign(files, { removeFolder });
  log.warn = warn;
  expect(await hasBytes(space, id)).toBe(true);
  await sweepIn(0);
  expect([await hasBytes(space, id), await rowOf(id)]).toEqual([false, undefined]);
});
