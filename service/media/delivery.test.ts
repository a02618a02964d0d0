import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { demoId } from "#service/database/seed/demo-id.ts";
import { madeMedia, pathOf } from "#service/media/media-for-tests.ts";

let space: SpaceForTests;
let bytes: Buffer;
let path: string;
beforeAll(async () => {
  space = await openSpaceForTests();
  const sea = sharp({ create: { width: 60, height: 40, channels: 3, background: "navy" } });
  bytes = await sea.png().toBuffer();
  path = await pathTo("물때 \"표\" '1'.png", "image/png", bytes);
  await space.service.listen();
});
afterAll(() => space.close());

async function pathTo(fileName: string, contentType: string, content: Buffer | string): Promise<string> {
  const media = await madeMedia(space, "ada", { fileName, contentType, bytes: Buffer.from(content) });
  return pathOf(media.fields.file["en-US"].url);
}

const get = (headers: Record<string, string> = {}, address = path) =>
  space.call(undefined, address, { headers });
const etag = async () => String((await get()).headers.etag);

describe("a range", () => {
  test.each([
    ["bytes=0-9", 0, 10],
    ["bytes=10-", 10, undefined],
    ["bytes=-10", -10, undefined],
    ["bytes=5-5", 5, 6],
    ["bytes=20-999999", 20, undefined],
  ])("%s is 206 with those bytes", async (range, from, to) => {
    const expected = bytes.subarray(from, to);
    const { status, body, headers } = await get({ range });
    const first = from < 0 ? bytes.length + from : from;
    expect(status).toBe(206);
    expect(body.equals(expected)).toBe(true);
    expect(headers["content-range"]).toBe(`bytes ${first}-${first + expected.length - 1}/${bytes.length}`);
    expect(headers["content-length"]).toBe(String(expected.length));
  });

  test.each(["bytes=999999-", "bytes=-0"])("%s is 416 with the size", async (range) => {
    const { status, headers } = await get({ range });
    expect([status, headers["content-range"]]).toEqual([416, `bytes */${bytes.length}`]);
  });

  test.each(["items=0-1", "bytes=9-1", "bytes=0-1,4-5", "bytes=a-b", "bytes=-"])(
    "%s is not one: the whole file",
    async (range) => {
      const { status, body, headers } = await get({ range });
      expect([status, body.length]).toEqual([200, bytes.length]);
      expect(headers["accept-ranges"]).toBe("bytes");
    },
  );

  test("with If-Range is for who has the same file", async () => {
    const range = "bytes=0-9";
    expect((await get({ range, "if-range": await etag() })).status).toBe(206);
    expect((await get({ range, "if-range": '"other"' })).status).toBe(200);
    expect((await get({ range, "if-range": "Sat, 21 Nov 2026 08:00:00 GMT" })).status).toBe(200);
  });

  test("comes over real HTTP as well", async () => {
    const response = await fetch(`${space.service.url}${path}`, { headers: { range: "bytes=1-3" } });
    expect([response.status, await response.text()]).toEqual([206, "PNG"]);
  });
});

describe("HEAD", () => {
  test("says what GET would, without the bytes", async () => {
    const { headers } = await get();
    const response = await fetch(`${space.service.url}${path}`, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    for (const name of ["etag", "content-type", "content-length", "cache-control", "content-disposition"]) {
      expect(response.headers.get(name)).toBe(headers[name]);
    }
  });

  test("of what is not there is 404", async () => {
    const response = await fetch(`${space.service.url}${path}x`, { method: "HEAD" });
    expect(response.status).toBe(404);
  });
});

describe("what a browser may do with a file", () => {
  test("a picture is shown in place, under its own name", async () => {
    expect((await get()).headers["content-disposition"]).toBe(
      "inline; filename=\"__ ___ '1'.png\"; filename*=UTF-8''%EB%AC%BC%EB%95%8C%20_%ED%91%9C_%20%271%27.png",
    );
  });

  test.each([
    ["a.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["a.html", "text/html", "<!doctype html><script>alert(1)</script>"],
    ["a.txt", "text/plain", "<b>text</b> <script>alert(1)</script>"],
    ["a.xml", "application/xml", "<?xml version='1.0'?><a/>"],
    ["a.js", "text/javascript", "alert(1)"],
    ["a.bin", "application/octet-stream", "\0\u0001\u0002"],
  ])("%s is never shown in place, and runs nothing", async (fileName, contentType, content) => {
    const { status, headers } = await get({}, await pathTo(fileName, contentType, content));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-disposition": expect.stringMatching(/^attachment;/),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  test("a PDF is shown in place", async () => {
    const { headers } = await get({}, await pathTo("a.pdf", "application/pdf", "%PDF-1.7\n%%EOF\n"));
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^inline;/),
      "content-security-policy": "default-src 'none'; object-src 'self'",
    });
  });
});

describe("an address", () => {
  test("of another Upload, locale or width leads nowhere", async () => {
    const [, , spaceId, mediaId, locale, uploadId] = path.split("/");
    const base = `/files/${spaceId}/${mediaId}`;
    for (const address of [
      `${base}/${locale}/picture.png`,
      `${base}/${locale}/other/picture.png`,
      `${base}/ko-KR/${uploadId}/picture.png`,
      `${base}/${locale}/${uploadId}/thumbnails/61.webp`,
      `${base}/${locale}/${uploadId}/thumbnails/original`,
      `${base}/${locale}/${uploadId}/..%2f..%2foriginal`,
    ]) {
      expect([address, (await get({}, address)).status]).toEqual([address, 404]);
    }
    expect((await get({}, `${base}/${locale}/${uploadId}/thumbnails/60.webp`)).status).toBe(200);
  });

  test("of a demo picture is as it was, and has ranges too", async () => {
    const address = `/files/demo/${demoId("media", "surf")}/en-US/surf.webp`;
    const { status, body } = await get({ range: "bytes=8-11" }, address);
    expect([status, body.toString()]).toEqual([206, "WEBP"]);
  });

  test("whose bytes are gone from the storage is 404", async () => {
    const lost = await pathTo("lost.txt", "text/plain", "lost");
    await space.service.context.files.removeFolder(`files/demo/${lost.split("/")[5]}`);
    expect((await get({}, lost)).status).toBe(404);
  });
});
