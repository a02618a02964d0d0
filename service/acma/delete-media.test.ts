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
} from "#service/media/media-for-tests.ts";

let space: SpaceForTests;
let png: Buffer;
beforeAll(async () => {
  space = await openSpaceForTests();
  png = await tealPng();
});
afterAll(() => space.close());

const onePath = (id: string) => `${mediaPath}/${id}`;
const remove = (member: MemberKey | undefined, id: string) =>
  space.call(member, onePath(id), { method: "DELETE" });
const file = (uploadId: string, more = {}) => ({ file: { "en-US": fileEntry(uploadId, more) } });
const adasPicture = () =>
  madeMedia(space, "ada", { bytes: png, fileName: "picture.png", contentType: "image/png" });

describe("deleting Media", () => {
  test("removes it with its files, and its addresses lead nowhere", async () => {
    const media = await adasPicture();
    const { url, upload, detail } = media.fields.file["en-US"];
    expect(await hasBytes(space, upload)).toBe(true);
    expect((await remove("ada", media.sys.id)).status).toBe(204);
    expect((await space.call("ada", onePath(media.sys.id))).status).toBe(404);
    expect((await space.call(undefined, pathOf(url))).status).toBe(404);
    expect((await space.call(undefined, pathOf(detail.thumbnails[0].url))).status).toBe(404);
    expect(await hasBytes(space, upload)).toBe(false);
    expect((await remove("ada", media.sys.id)).status).toBe(404);
  });

  test("that is still being processed leaves no job behind", async () => {
    const { body } = await createMedia(space, "ada", { fields: file(await uploaded(space, "ada", png)) });
    expect((await remove("ada", body.sys.id)).status).toBe(204);
    const { db } = space.service.context;
    await expect
      .poll(() => db.selectFrom("media_job").select("media_id").where("media_id", "=", body.sys.id).execute())
      .toEqual([]);
  });
});

describe("who may", () => {
  test("delete: the member's own, and with isAdmin another's too", async () => {
    const [one, other] = [await adasPicture(), await adasPicture()];
    expect((await remove(undefined, one.sys.id)).status).toBe(401);
    expect((await remove("linus", one.sys.id)).status).toBe(403);
    expect((await remove("rhea", one.sys.id)).status).toBe(403);
    expect((await space.call("olga", onePath(one.sys.id), { method: "DELETE" })).status).toBe(404);
    expect((await remove("grace", one.sys.id)).status).toBe(204);
    expect((await remove("ada", other.sys.id)).status).toBe(204);
  });
});
