import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MemberKey, openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import {
  createMedia,
  fileEntry,
  hasBytes,
  madeMedia,
  mediaPath,
  pathOf,
  tealPng,
  uploaded,
  worked,
} from "#service/media/media-for-tests.ts";

let space: SpaceForTests;
let png: Buffer;
beforeAll(async () => {
  space = await openSpaceForTests();
  png = await tealPng();
});
afterAll(() => space.close());

const onePath = (id: string) => `${mediaPath}/${id}`;
const put = (member: MemberKey | undefined, id: string, body: unknown, headers = {}) =>
  space.call(member, onePath(id), { method: "PUT", body, headers });
const file = (uploadId: string, more = {}) => ({ file: { "en-US": fileEntry(uploadId, more) } });
const adasPicture = () =>
  madeMedia(space, "ada", { bytes: png, fileName: "picture.png", contentType: "image/png" });
const tagged = { tags: [{ sys: { id: "sea", type: "Refer", targetType: "Tag" } }] };

describe("updating Media", () => {
  test("changes title and tags, raises the version and leaves the file where it is", async () => {
    const media = await adasPicture();
    const title = { "en-US": "Low tide" };
    const { status, body } = await put("ada", media.sys.id, { fields: { title }, metadata: tagged });
    expect(status).toBe(200);
    expect(body.sys).toMatchObject({ version: 2, publish: { version: 2, counter: 2 } });
    expect(body.fields).toEqual({ ...media.fields, title });
    expect(body.metadata).toEqual(tagged);
  });

  test("with another file takes the new Upload, gives it another address, and removes the old one", async () => {
    const media = await adasPicture();
    const before = media.fields.file["en-US"];
    const uploadId = await uploaded(space, "ada", png);
    const { body } = await put("ada", media.sys.id, { fields: file(uploadId) });
    expect(body.fields.file["en-US"]).toMatchObject({ state: "PROCESSING", upload: uploadId });
    const after = (await worked(space, media.sys.id)).fields.file["en-US"];
    expect(after.url).not.toBe(before.url);
    expect((await space.call(undefined, pathOf(after.url))).status).toBe(200);
    expect((await space.call(undefined, pathOf(before.url))).status).toBe(404);
    expect(await hasBytes(space, before.upload)).toBe(false);
  });

  test("keeps the file of a locale that is written as it was read, and lets go of one that is not written", async () => {
    const media = await adasPicture();
    const added = { ...media.fields.file, "ko-KR": fileEntry(await uploaded(space, "ada", png)) };
    await put("ada", media.sys.id, { fields: { file: added } });
    const both = await worked(space, media.sys.id);
    expect(both.fields.file["en-US"]).toEqual(media.fields.file["en-US"]);
    expect(both.fields.file["ko-KR"].state).toBe("PROCESSED");
    const one = { "ko-KR": both.fields.file["ko-KR"] };
    const { body } = await put("ada", media.sys.id, { fields: { file: one } });
    expect(Object.keys(body.fields.file)).toEqual(["ko-KR"]);
    expect(await hasBytes(space, media.fields.file["en-US"].upload)).toBe(false);
  });

  test("is refused without any file, and for a file that is not there to be kept", async () => {
    const media = await adasPicture();
    expect((await put("ada", media.sys.id, { fields: { file: {} } })).status).toBe(422);
    const { status, body } = await put("ada", media.sys.id, {
      fields: { file: { "ko-KR": media.fields.file["en-US"] } },
    });
    expect([status, body.details[0].path]).toEqual([422, "fields.file.ko-KR.state"]);
  });

  test("from a version that is not current is 409, and takes no Upload", async () => {
    const media = await adasPicture();
    const uploadId = await uploaded(space, "ada", png);
    const { status, body } = await put(
      "ada",
      media.sys.id,
      { fields: file(uploadId) },
      { "x-service-version": "7" },
    );
    expect([status, body.sys.id, body.details[0].current]).toEqual([409, "VersionMismatch", 1]);
    const again = await put("ada", media.sys.id, { fields: file(uploadId) }, { "x-service-version": "1" });
    expect(again.status).toBe(200);
  });

  test("made while its file is processed is not refused: processing is no new version", async () => {
    const { body } = await createMedia(space, "ada", { fields: file(await uploaded(space, "ada", png)) });
    await worked(space, body.sys.id);
    const fields = { title: { "en-US": "Soon" } };
    expect((await put("ada", body.sys.id, { fields }, { "x-service-version": "1" })).status).toBe(200);
  });
});

describe("who may", () => {
  test("update: the member's own alone; isAdmin adds nothing", async () => {
    const { sys } = await adasPicture();
    const body = { fields: { title: { "en-US": "Mine" } } };
    expect((await put(undefined, sys.id, body)).status).toBe(401);
    expect((await put("linus", sys.id, body)).status).toBe(403);
    expect((await put("grace", sys.id, body)).status).toBe(403);
    expect((await put("rhea", sys.id, body)).status).toBe(403);
    expect((await put("ada", "nothing", body)).status).toBe(404);
    expect((await space.call("olga", onePath(sys.id), { method: "PUT", body })).status).toBe(404);
  });
});
