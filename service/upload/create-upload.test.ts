import { existsSync } from "node:fs";
import { request } from "node:http";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { upload } from "#service/media/media-for-tests.ts";
import { originalKey } from "#service/upload/upload-files.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
  space.service.context.settings.uploadMaxBytes = 1_000_000;
  await space.service.listen();
});
afterAll(() => space.close());

const rows = () => space.service.context.db.selectFrom("upload").selectAll().execute();
const address = () => `${space.service.url}/upload/v1/spaces/demo/uploads`;
const bearer = () => ({ authorization: `Bearer ${space.accessToken("ada")}` });

describe("a raw Upload", () => {
  test("is answered as it was decided, and its bytes are kept", async () => {
    const bytes = Buffer.from("any bytes");
    const { status, body } = await upload(space, "ada", bytes);
    expect(status).toBe(201);
    expect(body).toEqual({
      sys: {
        id: expect.stringMatching(/^\w{22}$/),
        type: "Upload",
        space: { sys: { id: "demo", type: "Refer", targetType: "Space" } },
        createdBy: { sys: { id: space.memberId("ada"), type: "Refer", targetType: "ServiceUser" } },
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        version: 1,
      },
      size: bytes.length,
    });
    const { createdAt, expiresAt } = body.sys;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(24 * 3600 * 1000);
    const key = originalKey({ space_id: "demo", id: body.sys.id });
    expect((await space.service.context.files.stat(key))?.sizeBytes).toBe(bytes.length);
  });

  test.each(["image/png", "application/json", "text/plain", "multipart/form-data; boundary=x"])(
    "of the type %s is taken as it is",
    async (type) => {
      const { status, body } = await upload(space, "ada", Buffer.from('{"a":'), { "content-type": type });
      expect([status, body.size]).toEqual([201, 5]);
    },
  );

  test("without a type is taken too", async () => {
    const response = await fetch(address(), { method: "POST", headers: bearer(), body: new Uint8Array([1]) });
    expect(response.status).toBe(201);
  });
});

describe("a raw Upload is refused", () => {
  test("without bytes", async () => {
    const before = (await rows()).length;
    const { status, body } = await upload(space, "ada", Buffer.alloc(0));
    expect([status, body.sys.id]).toEqual([422, "ValidationFailed"]);
    expect(await rows()).toHaveLength(before);
  });

  test("past the limit, by the length it names", async () => {
    const { status, body } = await upload(space, "ada", Buffer.alloc(1_000_001));
    expect([status, body.sys.id]).toEqual([413, "TooLarge"]);
  });

  test("past the limit, by what comes, and nothing of it stays", async () => {
    const before = await rows();
    const response = await fetch(address(), {
      method: "POST",
      headers: bearer(),
      body: Readable.toWeb(Readable.from(Array.from({ length: 30 }, () => Buffer.alloc(50_000)))) as never,
      duplex: "half",
    } as RequestInit);
    expect([response.status, (await response.json()).sys.id]).toEqual([413, "TooLarge"]);
    expect(await rows()).toEqual(before);
  });

  test("at the limit it is not", async () => {
    expect((await upload(space, "ada", Buffer.alloc(1_000_000))).status).toBe(201);
  });

  test("that is removed while its bytes come is not there", async () => {
    const before = await rows();
    const { promise: answered, resolve } = Promise.withResolvers<number | undefined>();
    const slow = request(address(), { method: "POST", headers: { ...bearer(), "content-length": "6" } });
    slow.on("response", (response) => resolve(response.resume().statusCode));
    slow.write("abc");
    await expect.poll(async () => (await rows()).length).toBe(before.length + 1);
    // As a sweep does after a day, and a command that deletes the member.
    await space.service.context.db
      .updateTable("upload")
      .set({ removed_at: new Date() })
      .where("completed_at", "is", null)
      .execute();
    slow.end("def");
    expect(await answered).toBe(404);
    await expect.poll(rows).toEqual(before);
  });

  test("when the caller breaks off, and nothing of it stays", async () => {
    const before = await rows();
    const headers = { ...bearer(), "content-length": "500000" };
    const broken = request(address(), { method: "POST", headers });
    broken.on("error", () => undefined);
    broken.write(Buffer.alloc(100_000));
    await expect.poll(async () => (await rows()).length).toBe(before.length + 1);
    broken.destroy();
    await expect.poll(rows).toEqual(before);
  });
});

describe("who may upload", () => {
  test("401 without a live accessToken", async () => {
    const { status, body } = await upload(space, undefined, Buffer.from("a"));
    expect([status, body.sys.id]).toEqual([401, "InvalidToken"]);
  });

  test.each(["rhea", "olga"] as const)("403 for %s, whose role can't create Media", async (member) => {
    const { status, body } = await upload(space, member, Buffer.from("a"));
    expect([status, body.sys.id]).toEqual([403, "AccessDenied"]);
  });

  test("only into the Space of the token", async () => {
    const url = `${space.service.url}/upload/v1/spaces/other/uploads`;
    const response = await fetch(url, { method: "POST", headers: bearer(), body: "a" });
    expect(response.status).toBe(404);
  });
});

test("a storage that is out of room is 503, and no row stays", async () => {
  const before = await rows();
  const { files } = space.service.context;
  const { write } = files;
  files.write = async () => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  const { status, body } = await upload(space, "ada", Buffer.from("a"));
  files.write = write;
  expect([status, body.sys.id]).toEqual([503, "Unavailable"]);
  expect(await rows()).toEqual(before);
  expect(existsSync("memory:")).toBe(false);
});
