import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openSpaceOnPostgres, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import {
  createMedia,
  fileEntry,
  hasBytes,
  mediaPath,
  uploaded,
  worked,
} from "#service/media/media-for-tests.ts";
import { thumbnailKey } from "#service/upload/upload-files.ts";

let space: SpaceForTests;
let whole: SpaceForTests["service"]["context"]["files"];
beforeAll(async () => {
  space = await openSpaceOnPostgres();
  whole = { ...space.service.context.files };
  space.service.context.log.level = "silent";
}, 60_000);
afterEach(() => Object.assign(space.service.context.files, whole));
afterAll(() => space.close());

const text = Buffer.from("any text");

async function created(bytes = text, file = { fileName: "a.txt", contentType: "text/plain" }) {
  const id = await uploaded(space, "ada", bytes);
  const entry = fileEntry(id, file);
  const { body } = await createMedia(space, "ada", { fields: { file: { "en-US": entry } } });
  return { mediaId: body.sys.id, uploadId: id };
}

/** As if the time to wait were over. */
const hurry = async () => {
  await sql`update media_job set run_at = now() - interval '1 second'`.execute(space.service.context.db);
  space.service.context.mediaQueue.emit("queued");
};

const attemptsOf = async (mediaId: string) =>
  await space.service.context.db
    .selectFrom("media_job")
    .select(["attempts", "claim_id"])
    .where("media_id", "=", mediaId)
    .executeTakeFirst();

test("what goes wrong for now is tried again, and then done", async () => {
  space.service.context.files.read = async () => {
    throw new Error("the storage is away");
  };
  const { mediaId } = await created();
  await expect.poll(() => attemptsOf(mediaId)).toEqual({ attempts: 1, claim_id: null });
  Object.assign(space.service.context.files, whole);
  await hurry();
  expect((await worked(space, mediaId)).fields.file["en-US"]).toMatchObject({ state: "PROCESSED" });
  expect(await attemptsOf(mediaId)).toBeUndefined();
});

test("what goes wrong every time has FAILED in the end", async () => {
  space.service.context.files.read = async () => {
    throw new Error("the storage is away");
  };
  const { mediaId } = await created();
  for (const attempts of [1, 2, 3, 4, 5]) {
    await expect.poll(() => attemptsOf(mediaId)).toEqual({ attempts, claim_id: null });
    await hurry();
  }
  expect((await worked(space, mediaId)).fields.file["en-US"]).toMatchObject({
    state: "FAILED",
    detail: { error: "The file could not be processed." },
  });
});

/** A Media that is deleted when all that is left to write is its smaller pictures: their folder is gone by then. */
async function deletedAtLast(storeSmaller: typeof whole.write) {
  const [arrived, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  space.service.context.files.withLocalFile = async (key, use) => {
    const picture = await whole.withLocalFile(key, use);
    arrived.resolve();
    await mayGoOn.promise;
    return picture;
  };
  const background = { width: 700, height: 10, channels: 3, background: "teal" } as const;
  const png = await sharp({ create: background }).png().toBuffer();
  const { mediaId, uploadId } = await created(png, { fileName: "a.png", contentType: "image/png" });
  await arrived.promise;
  const remove = await space.call("ada", `${mediaPath}/${mediaId}`, { method: "DELETE" });
  expect(remove.status).toBe(204);
  space.service.context.files.write = storeSmaller;
  mayGoOn.resolve();
  return { mediaId, uploadId };
}

test("a Media that is deleted while its file is worked on stays deleted, and nothing of it is left", async () => {
  const { mediaId, uploadId } = await deletedAtLast(whole.write);
  const next = await created();
  await worked(space, next.mediaId);
  expect((await space.call("ada", `${mediaPath}/${mediaId}`)).status).toBe(404);
  expect(await hasBytes(space, uploadId)).toBe(false);
  expect(await whole.stat(thumbnailKey({ space_id: "demo", id: uploadId }, 320))).toBeUndefined();
});

test("nothing of it is left where that work fails, either", async () => {
  const first = Promise.withResolvers<string>();
  const { uploadId } = await deletedAtLast(async (key, bytes) => {
    if (key.endsWith("640.webp")) throw new Error("not this one");
    const size = await whole.write(key, bytes);
    first.resolve(key);
    return size;
  });
  const written = await first.promise;
  expect(written).toBe(thumbnailKey({ space_id: "demo", id: uploadId }, 320));
  await expect.poll(() => whole.stat(written)).toBeUndefined();
});

test("of many Media that take one Upload at once, one does", async () => {
  const entry = fileEntry(await uploaded(space, "ada", text), {
    fileName: "a.txt",
    contentType: "text/plain",
  });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => createMedia(space, "ada", { fields: { file: { "en-US": entry } } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
});

test("nothing is begun while the bucket can't be used, and it goes on when it can", async () => {
  const { context } = space.service;
  let isReachable = false;
  const asked = vi.fn(() => isReachable);
  context.fileStore = { isReachable: asked, stop: () => undefined };
  onTestFinished(() => {
    context.fileStore = undefined;
  });
  const { mediaId } = await created();
  asked.mockClear();
  context.mediaQueue.emit("queued");
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(1);
  expect(await attemptsOf(mediaId)).toEqual({ attempts: 0, claim_id: null });
  isReachable = true;
  await hurry();
  expect((await worked(space, mediaId)).fields.file["en-US"]).toMatchObject({ state: "PROCESSED" });
});

test("nothing is begun while the disk is nearly full, and it goes on when there is room", async () => {
  const { context } = space.service;
  let isLow = true;
  const asked = vi.fn(async () => isLow);
  context.disk = { isLow: asked, require: async () => undefined };
  const { mediaId } = await created();
  asked.mockClear();
  context.mediaQueue.emit("queued");
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(1);
  expect(await attemptsOf(mediaId)).toEqual({ attempts: 0, claim_id: null });
  isLow = false;
  await hurry();
  expect((await worked(space, mediaId)).fields.file["en-US"]).toMatchObject({ state: "PROCESSED" });
  context.disk = undefined;
});
