import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { createMedia, fileEntry } from "#service/media/media-for-tests.ts";
import { idOf, TusForTests } from "#service/upload/tus-for-tests.ts";

const maximumBytes = 12 * 1024 * 1024;
let space: SpaceForTests;
let tus: TusForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
  space.service.context.settings.uploadMaxBytes = maximumBytes;
  tus = new TusForTests(space);
  await space.service.listen();
});
afterAll(() => space.close());

describe("a resumable Upload is refused in our shape", () => {
  test.each([
    [
      "without Tus-Resumable",
      412,
      "BadRequest",
      () => tus.send("POST", tus.endpoint, { Authorization: tus.headersOf().Authorization }),
    ],
    ["without a length", 400, "BadRequest", () => tus.send("POST", tus.endpoint, tus.headersOf())],
    [
      "without bytes",
      422,
      "ValidationFailed",
      () => tus.send("POST", tus.endpoint, { ...tus.headersOf(), "Upload-Length": "0" }),
    ],
    [
      "past the limit",
      413,
      "TooLarge",
      () => tus.send("POST", tus.endpoint, { ...tus.headersOf(), "Upload-Length": String(maximumBytes + 1) }),
    ],
    ["of an unknown id", 404, "NotFound", () => tus.patch(`${tus.endpoint}/nothing`, 0, Buffer.alloc(1))],
    [
      "with a length that is no number",
      400,
      "BadRequest",
      () => tus.send("POST", tus.endpoint, { ...tus.headersOf(), "Upload-Length": "x" }),
    ],
    [
      "whose length is to come later",
      400,
      "BadRequest",
      () => tus.send("POST", tus.endpoint, { ...tus.headersOf(), "Upload-Defer-Length": "1" }),
    ],
  ])("%s: %i", async (_, status, code, act) => {
    const answer = await act();
    expect([answer.status, answer.body.sys]).toEqual([status, { type: "Error", id: code }]);
    expect(answer.body.requestId).toBe(answer.headers.get("x-request-id"));
  });

  test("at another offset than it has got to: 409, and nothing is written", async () => {
    const url = await tus.begun(10);
    await tus.patch(url, 0, Buffer.from("12345"));
    const { status, body } = await tus.patch(url, 3, Buffer.from("x"));
    expect([status, body.sys.id]).toEqual([409, "VersionMismatch"]);
    expect(await tus.offsetOf(url)).toBe(5);
  });

  test("with more than its length: 413", async () => {
    const url = await tus.begun(3);
    expect((await tus.patch(url, 0, Buffer.from("12345"))).status).toBe(413);
  });

  test("by a Media until it is whole: 422", async () => {
    const url = await tus.begun(10);
    await tus.patch(url, 0, Buffer.from("12345"));
    const { status, body } = await createMedia(space, "ada", {
      fields: { file: { "en-US": fileEntry(idOf(url)) } },
    });
    expect([status, body.details[0].path]).toEqual([422, "fields.file.en-US.upload"]);
  });

  test("ending one that a Media took", async () => {
    const url = await tus.begun(1);
    await tus.patch(url, 0, Buffer.from("a"));
    await tus.deliveredBytes(url);
    expect((await tus.send("DELETE", url, tus.headersOf())).status).toBe(400);
  });
});

describe("who may", () => {
  test("401 without a live accessToken, on any request", async () => {
    const url = await tus.begun(10);
    for (const method of ["POST", "HEAD", "PATCH", "DELETE", "OPTIONS"]) {
      const address = method === "POST" ? tus.endpoint : url;
      expect((await tus.send(method, address, { "Tus-Resumable": "1.0.0" })).status).toBe(401);
    }
  });

  test("another member's Upload is 404", async () => {
    const url = await tus.begun(10);
    expect((await tus.send("HEAD", url, tus.headersOf("linus"))).status).toBe(404);
    expect((await tus.patch(url, 0, Buffer.alloc(5), "linus")).status).toBe(404);
    expect((await tus.send("DELETE", url, tus.headersOf("linus"))).status).toBe(404);
    expect(await tus.offsetOf(url)).toBe(0);
  });

  test("403 for a member whose role can't write Media", async () => {
    const { status, body } = await tus.send("POST", tus.endpoint, {
      ...tus.headersOf("rhea"),
      "Upload-Length": "1",
    });
    expect([status, body.sys.id]).toEqual([403, "AccessDenied"]);
  });
});
