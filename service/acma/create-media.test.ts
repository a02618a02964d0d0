import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import {
  createMedia,
  fileEntry,
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

const file = (uploadId: string, more = {}) => ({ file: { "en-US": fileEntry(uploadId, more) } });
const adasPicture = () =>
  madeMedia(space, "ada", { bytes: png, fileName: "picture.png", contentType: "image/png" });
const tagged = { tags: [{ sys: { id: "sea", type: "Refer", targetType: "Tag" } }] };

describe("creating Media", () => {
  test("answers at once with the file in PROCESSING and no address, published; then it is PROCESSED", async () => {
    const uploadId = await uploaded(space, "ada", png);
    const title = { "en-US": "Sea", "ko-KR": "바다" };
    const { status, body } = await createMedia(space, "ada", {
      fields: { title, ...file(uploadId) },
      metadata: tagged,
    });
    expect(status).toBe(201);
    expect(body.sys).toMatchObject({ type: "Media", status: "Published", version: 1 });
    expect(body.sys.createdBy.sys.id).toBe(space.memberId("ada"));
    expect(body.sys.publish).toMatchObject({ version: 1, counter: 1 });
    expect(body.metadata).toEqual(tagged);
    expect(body.fields).toEqual({
      title,
      description: {},
      file: { "en-US": { ...fileEntry(uploadId), state: "PROCESSING" } },
    });

    const done = await worked(space, body.sys.id);
    expect(done.fields.file["en-US"]).toMatchObject({
      fileName: "picture.png",
      state: "PROCESSED",
      mimeGroups: ["Image"],
      detail: { size: png.length, image: { width: 40, height: 30 } },
    });
    expect(done.sys).toEqual(body.sys);
    const { body: bytes } = await space.call(undefined, pathOf(done.fields.file["en-US"].url));
    expect(bytes.equals(png)).toBe(true);
  });

  test("takes a file for each locale", async () => {
    const [one, other] = [await uploaded(space, "ada", png), await uploaded(space, "ada", png)];
    const entries = { "en-US": fileEntry(one), "ko-KR": fileEntry(other) };
    const { body } = await createMedia(space, "ada", { fields: { file: entries } });
    const { fields } = await worked(space, body.sys.id);
    expect(fields.file).toMatchObject({ "en-US": { state: "PROCESSED" }, "ko-KR": { state: "PROCESSED" } });
  });

  test("is in the list, where its file can be asked for", async () => {
    const media = await adasPicture();
    const { body } = await space.call("rhea", `${mediaPath}?fields.file.en-US.mimeGroups=Image&limit=100`);
    expect(body.items.map((item: { sys: { id: string } }) => item.sys.id)).toContain(media.sys.id);
  });
});

describe("creating Media is refused, with a detail for each problem", () => {
  let id: string;
  beforeEach(async () => {
    id = await uploaded(space, "ada", png);
  });

  test.each([
    ["no file", () => ({}), "fields.file.en-US"],
    ["an empty file", () => ({ file: {} }), "fields.file.en-US"],
    ["another locale", () => ({ file: { "de-DE": fileEntry(id) } }), "fields.file.de-DE"],
    ["an unknown field", () => ({ ...file(id), colour: { "en-US": "red" } }), "fields.colour"],
    [
      "a title that is too long",
      () => ({ ...file(id), title: { "en-US": "a".repeat(257) } }),
      "fields.title.en-US",
    ],
    ["a title that is no text", () => ({ ...file(id), title: { "en-US": 4 } }), "fields.title.en-US"],
    ["no fileName", () => file(id, { fileName: undefined }), "fields.file.en-US.fileName"],
    ["300 emoji", () => file(id, { fileName: "🌊".repeat(300) }), "fields.file.en-US.fileName"],
    ["NUL in the name", () => file(id, { fileName: "a\0.png" }), "fields.file.en-US.fileName"],
    ["half a character", () => file(id, { fileName: "a\ud83c.png" }), "fields.file.en-US.fileName"],
    ["a name of dots", () => file(id, { fileName: "../.." }), "fields.file.en-US.fileName"],
    ["no media type", () => file(id, { contentType: "png" }), "fields.file.en-US.contentType"],
    [
      "a header in the type",
      () => file(id, { contentType: "image/png\r\nX: 1" }),
      "fields.file.en-US.contentType",
    ],
    ["an unknown group", () => file(id, { mimeGroups: ["Pictures"] }), "fields.file.en-US.mimeGroups.0"],
    ["another state", () => file(id, { state: "PROCESSED" }), "fields.file.en-US.state"],
    ["no state", () => file(id, { state: undefined }), "fields.file.en-US.state"],
    ["no Upload", () => file(id, { upload: undefined }), "fields.file.en-US.upload"],
    ["a url", () => file(id, { url: "https://example.com/a.png" }), "fields.file.en-US.url"],
  ])("%s", async (_, fields, path) => {
    const { status, body } = await createMedia(space, "ada", { fields: fields() });
    expect([status, body.sys.id]).toEqual([422, "ValidationFailed"]);
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path);
  });

  test("and the Upload can still be taken afterwards", async () => {
    await createMedia(space, "ada", { fields: file(id, { contentType: "png" }) });
    expect((await createMedia(space, "ada", { fields: file(id) })).status).toBe(201);
  });

  test("an Upload that a Media took: 409", async () => {
    expect((await createMedia(space, "ada", { fields: file(id) })).status).toBe(201);
    const { status, body } = await createMedia(space, "ada", { fields: file(id) });
    expect([status, body.sys.id]).toEqual([409, "UploadTaken"]);
    expect(body.details[0].path).toBe("fields.file.en-US.upload");
  });

  test("one Upload in two locales: 409, and it stays free", async () => {
    const entries = { "en-US": fileEntry(id), "ko-KR": fileEntry(id) };
    expect((await createMedia(space, "ada", { fields: { file: entries } })).status).toBe(409);
    expect((await createMedia(space, "ada", { fields: file(id) })).status).toBe(201);
  });

  test("another member's Upload, and one that is not there: 404", async () => {
    const taking = await createMedia(space, "linus", { fields: file(id) });
    expect([taking.status, taking.body.sys.id]).toEqual([404, "NotFound"]);
    expect((await createMedia(space, "ada", { fields: file("nothing") })).status).toBe(404);
  });

  test("a name with a path is stored as its last part, without invisible characters", async () => {
    const fileName = "../../etc/\u202epass\u0007wd.png";
    const { body } = await createMedia(space, "ada", { fields: file(id, { fileName }) });
    expect(body.fields.file["en-US"].fileName).toBe("passwd.png");
    const { fields } = await worked(space, body.sys.id);
    expect((await space.call(undefined, pathOf(fields.file["en-US"].url))).status).toBe(200);
  });
});

describe("who may", () => {
  test("create: 401 without a token, 403 for readers", async () => {
    const body = { fields: file("nothing") };
    expect((await createMedia(space, undefined, body)).status).toBe(401);
    const { status, body: answer } = await createMedia(space, "rhea", body);
    expect([status, answer.sys.id]).toEqual([403, "AccessDenied"]);
  });
});
