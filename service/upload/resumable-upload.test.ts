import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Upload } from "tus-js-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MemberKey, openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { createMedia, fileEntry, pathOf, worked } from "#service/media/media-for-tests.ts";

const maximumBytes = 12 * 1024 * 1024;
let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
  space.service.context.settings.uploadMaxBytes = maximumBytes;
  await space.service.listen();
});
afterAll(() => space.close());

const endpoint = () => `${space.service.url}/upload/v1/spaces/demo/uploads/resumable`;
const headersOf = (member: MemberKey = "ada") => ({
  "Tus-Resumable": "1.0.0",
  Authorization: `Bearer ${space.accessToken(member)}`,
});
const someBytes = (size: number) => Buffer.from(Array.from({ length: size }, (_, index) => index % 251));
const text = (size: number) => Buffer.alloc(size, "물때표 ");

async function send(method: string, url: string, headers: Record<string, string> = {}, body?: Buffer) {
  const init = { method, headers, ...(body === undefined ? {} : { body: new Uint8Array(body) }) };
  const response = await fetch(url, init);
  const answer = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: answer === "" ? undefined : JSON.parse(answer),
  };
}

async function begun(
  size: number,
  member: MemberKey = "ada",
  more: Record<string, string> = {},
): Promise<string> {
  const { status, headers } = await send("POST", endpoint(), {
    ...headersOf(member),
    "Upload-Length": String(size),
    ...more,
  });
  expect(status).toBe(201);
  return headers.get("location") ?? "";
}

const patch = (url: string, offset: number, bytes: Buffer, member: MemberKey = "ada") =>
  send(
    "PATCH",
    url,
    {
      ...headersOf(member),
      "Upload-Offset": String(offset),
      "Content-Type": "application/offset+octet-stream",
    },
    bytes,
  );
const offsetOf = async (url: string) =>
  Number((await send("HEAD", url, headersOf())).headers.get("upload-offset"));
const idOf = (url: string) => url.split("/").at(-1) ?? "";

async function deliveredBytes(uploadId: string): Promise<Buffer> {
  const entry = fileEntry(uploadId, { fileName: "a.bin", contentType: "application/octet-stream" });
  const { body, status } = await createMedia(space, "ada", { fields: { file: { "en-US": entry } } });
  expect(status).toBe(201);
  const { fields } = await worked(space, body.sys.id);
  return (await space.call(undefined, pathOf(fields.file["en-US"].url))).body;
}

describe("a resumable Upload", () => {
  test("has its Location at the public address, and its id is the Upload's", async () => {
    const url = await begun(9, "ada", { "Upload-Metadata": "filename c2VhLnR4dA==" });
    expect(url).toMatch(new RegExp(`^${endpoint()}/\\w{22}$`));
    const head = await send("HEAD", url, headersOf());
    expect(Object.fromEntries(head.headers)).toMatchObject({
      "tus-resumable": "1.0.0",
      "upload-offset": "0",
      "upload-length": "9",
      "upload-metadata": "filename c2VhLnR4dA==",
      "cache-control": "no-store",
    });
    expect((await patch(url, 0, Buffer.from("first"))).headers.get("upload-offset")).toBe("5");
    expect((await patch(url, 5, Buffer.from("last"))).status).toBe(204);
    expect((await deliveredBytes(idOf(url))).toString()).toBe("firstlast");
  });

  test("says when it goes, and what it takes", async () => {
    const options = await send("OPTIONS", endpoint(), headersOf());
    expect(options.status).toBe(204);
    expect(options.headers.get("tus-extension")).toBe("creation,creation-with-upload,termination,expiration");
    expect(options.headers.get("tus-max-size")).toBe(String(maximumBytes));
    expect(options.headers.get("access-control-allow-origin")).toBeNull();
    const { headers } = await send("POST", endpoint(), { ...headersOf(), "Upload-Length": "1" });
    expect(Date.parse(headers.get("upload-expires") ?? "")).toBeGreaterThan(Date.now() + 23 * 3600 * 1000);
  });

  test("may come with its first bytes", async () => {
    const created = await send(
      "POST",
      endpoint(),
      { ...headersOf(), "Upload-Length": "3", "Content-Type": "application/offset+octet-stream" },
      Buffer.from("one"),
    );
    expect([created.status, created.headers.get("upload-offset")]).toEqual([201, "3"]);
  });

  test("goes on with tus-js-client from where the connection broke", async () => {
    const bytes = someBytes(9 * 1024 * 1024);
    const url = await begun(bytes.length);
    await breakOff(url, bytes.subarray(0, 6 * 1024 * 1024));
    await expect.poll(() => offsetOf(url)).toBeGreaterThan(4 * 1024 * 1024);
    const resumedAt = await offsetOf(url);
    const started: number[] = [];
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: endpoint(),
        uploadUrl: url,
        headers: { Authorization: headersOf().Authorization },
        retryDelays: [0, 100],
        onBeforeRequest: (sent) => {
          if (sent.getMethod() === "PATCH") started.push(Number(sent.getHeader("Upload-Offset")));
        },
        onError: reject,
        onSuccess: () => resolve(),
      });
      upload.start();
    });
    expect(started).toEqual([resumedAt]);
    expect((await deliveredBytes(idOf(url))).equals(bytes)).toBe(true);
  });

  test("is whole with tus-js-client in chunks", async () => {
    const bytes = someBytes(3_000_000);
    const url = await new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(bytes, {
        endpoint: endpoint(),
        chunkSize: 700_000,
        headers: { Authorization: headersOf().Authorization },
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ""),
      });
      upload.start();
    });
    expect((await deliveredBytes(idOf(url))).equals(bytes)).toBe(true);
  });

  test("can be ended, and is then gone", async () => {
    const url = await begun(10);
    await patch(url, 0, text(5));
    expect((await send("DELETE", url, headersOf())).status).toBe(204);
    expect((await send("HEAD", url, headersOf())).status).toBe(404);
    expect(await space.service.context.files.stat(`files/demo/${idOf(url)}/original`)).toBeUndefined();
  });
});

/** Sends the beginning of a PATCH that promises more, and drops the connection. */
async function breakOff(url: string, bytes: Buffer): Promise<void> {
  const broken = request(url, {
    method: "PATCH",
    headers: {
      ...headersOf(),
      "Upload-Offset": "0",
      "Content-Type": "application/offset+octet-stream",
      "Content-Length": String(9 * 1024 * 1024),
    },
  });
  broken.on("error", () => undefined);
  await new Promise((resolve) => broken.write(bytes, resolve));
  await wait(300);
  broken.destroy();
}

describe("a resumable Upload is refused in our shape", () => {
  test.each([
    [
      "without Tus-Resumable",
      412,
      "BadRequest",
      () => send("POST", endpoint(), { Authorization: headersOf().Authorization }),
    ],
    ["without a length", 400, "BadRequest", () => send("POST", endpoint(), headersOf())],
    [
      "without bytes",
      422,
      "ValidationFailed",
      () => send("POST", endpoint(), { ...headersOf(), "Upload-Length": "0" }),
    ],
    [
      "past the limit",
      413,
      "TooLarge",
      () => send("POST", endpoint(), { ...headersOf(), "Upload-Length": String(maximumBytes + 1) }),
    ],
    ["of an unknown id", 404, "NotFound", () => patch(`${endpoint()}/nothing`, 0, text(1))],
    [
      "with a length that is no number",
      400,
      "BadRequest",
      () => send("POST", endpoint(), { ...headersOf(), "Upload-Length": "x" }),
    ],
    [
      "whose length is to come later",
      400,
      "BadRequest",
      () => send("POST", endpoint(), { ...headersOf(), "Upload-Defer-Length": "1" }),
    ],
  ])("%s: %i", async (_, status, code, act) => {
    const answer = await act();
    expect([answer.status, answer.body.sys]).toEqual([status, { type: "Error", id: code }]);
    expect(answer.body.requestId).toBe(answer.headers.get("x-request-id"));
  });

  test("at another offset than it has got to: 409, and nothing is written", async () => {
    const url = await begun(10);
    await patch(url, 0, Buffer.from("12345"));
    const { status, body } = await patch(url, 3, Buffer.from("x"));
    expect([status, body.sys.id]).toEqual([409, "VersionMismatch"]);
    expect(await offsetOf(url)).toBe(5);
  });

  test("with more than its length: 413", async () => {
    const url = await begun(3);
    expect((await patch(url, 0, Buffer.from("12345"))).status).toBe(413);
  });

  test("by a Media until it is whole: 422", async () => {
    const url = await begun(10);
    await patch(url, 0, Buffer.from("12345"));
    const { status, body } = await createMedia(space, "ada", {
      fields: { file: { "en-US": fileEntry(idOf(url)) } },
    });
    expect([status, body.details[0].path]).toEqual([422, "fields.file.en-US.upload"]);
  });

  test("ending one that a Media took", async () => {
    const url = await begun(1);
    await patch(url, 0, Buffer.from("a"));
    await deliveredBytes(idOf(url));
    expect((await send("DELETE", url, headersOf())).status).toBe(400);
  });
});

describe("who may", () => {
  test("nobody without a live accessToken, on any request", async () => {
    const url = await begun(10);
    for (const method of ["POST", "HEAD", "PATCH", "DELETE", "OPTIONS"]) {
      const address = method === "POST" ? endpoint() : url;
      expect((await send(method, address, { "Tus-Resumable": "1.0.0" })).status).toBe(401);
    }
  });

  test("another member's Upload is 404", async () => {
    const url = await begun(10);
    expect((await send("HEAD", url, headersOf("linus"))).status).toBe(404);
    expect((await patch(url, 0, text(5), "linus")).status).toBe(404);
    expect((await send("DELETE", url, headersOf("linus"))).status).toBe(404);
    expect(await offsetOf(url)).toBe(0);
  });

  test("not a member whose role lets it write no Media", async () => {
    const { status, body } = await send("POST", endpoint(), { ...headersOf("rhea"), "Upload-Length": "1" });
    expect([status, body.sys.id]).toEqual([403, "AccessDenied"]);
  });
});
