import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Upload } from "tus-js-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
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

const someBytes = (size: number) => Buffer.from(Array.from({ length: size }, (_, index) => index % 251));

describe("a resumable Upload", () => {
  test("has its Location at the public address, and its id is the Upload's", async () => {
    const url = await tus.begun(9, "ada", { "Upload-Metadata": "filename c2VhLnR4dA==" });
    expect(url).toMatch(new RegExp(`^${tus.endpoint}/\\w{22}$`));
    const head = await tus.send("HEAD", url, tus.headersOf());
    expect(Object.fromEntries(head.headers)).toMatchObject({
      "tus-resumable": "1.0.0",
      "upload-offset": "0",
      "upload-length": "9",
      "upload-metadata": "filename c2VhLnR4dA==",
      "cache-control": "no-store",
    });
    expect((await tus.patch(url, 0, Buffer.from("first"))).headers.get("upload-offset")).toBe("5");
    expect((await tus.patch(url, 5, Buffer.from("last"))).status).toBe(204);
    expect((await tus.deliveredBytes(url)).toString()).toBe("firstlast");
  });

  test("says when it goes, and what it takes", async () => {
    const options = await tus.send("OPTIONS", tus.endpoint, tus.headersOf());
    expect(options.status).toBe(204);
    expect(options.headers.get("tus-extension")).toBe("creation,creation-with-upload,termination,expiration");
    expect(options.headers.get("tus-max-size")).toBe(String(maximumBytes));
    expect(options.headers.get("access-control-allow-origin")).toBeNull();
    const { headers } = await tus.send("POST", tus.endpoint, { ...tus.headersOf(), "Upload-Length": "1" });
    expect(Date.parse(headers.get("upload-expires") ?? "")).toBeGreaterThan(Date.now() + 23 * 3600 * 1000);
  });

  test("may come with its first bytes", async () => {
    const created = await tus.send(
      "POST",
      tus.endpoint,
      { ...tus.headersOf(), "Upload-Length": "3", "Content-Type": "application/offset+octet-stream" },
      Buffer.from("one"),
    );
    expect([created.status, created.headers.get("upload-offset")]).toEqual([201, "3"]);
  });

  test("goes on with tus-js-client from where the connection broke", async () => {
    const bytes = someBytes(9 * 1024 * 1024);
    const url = await tus.begun(bytes.length);
    await breakOff(url, bytes.subarray(0, 6 * 1024 * 1024));
    await expect.poll(() => tus.offsetOf(url)).toBeGreaterThan(4 * 1024 * 1024);
    const resumedAt = await tus.offsetOf(url);
    const started: number[] = [];
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: tus.endpoint,
        uploadUrl: url,
        headers: { Authorization: tus.headersOf().Authorization },
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
    expect((await tus.deliveredBytes(url)).equals(bytes)).toBe(true);
  });

  test("is whole with tus-js-client in chunks", async () => {
    const bytes = someBytes(3_000_000);
    const url = await new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(bytes, {
        endpoint: tus.endpoint,
        chunkSize: 700_000,
        headers: { Authorization: tus.headersOf().Authorization },
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ""),
      });
      upload.start();
    });
    expect((await tus.deliveredBytes(url)).equals(bytes)).toBe(true);
  });

  test("can be ended, and is then gone", async () => {
    const url = await tus.begun(10);
    await tus.patch(url, 0, Buffer.alloc(5));
    expect((await tus.send("DELETE", url, tus.headersOf())).status).toBe(204);
    expect((await tus.send("HEAD", url, tus.headersOf())).status).toBe(404);
    expect(await space.service.context.files.stat(`files/demo/${idOf(url)}/original`)).toBeUndefined();
  });
});

/** Sends the beginning of a PATCH that promises more, and drops the connection. */
async function breakOff(url: string, bytes: Buffer): Promise<void> {
  const broken = request(url, {
    method: "PATCH",
    headers: {
      ...tus.headersOf(),
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
