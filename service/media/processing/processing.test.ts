import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSpaceForTests, type SpaceForTests } from "#service/acma/space-for-tests.ts";
import { type FileForTests, madeMedia, pathOf } from "#service/media/media-for-tests.ts";
import { decompressionBomb } from "#service/media/processing/bomb-for-tests.ts";

let space: SpaceForTests;
beforeAll(async () => {
  space = await openSpaceForTests();
});
afterAll(() => space.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 90, b: 160 } } });

async function entryOf(file: FileForTests) {
  return (await madeMedia(space, "ada", file)).fields.file["en-US"];
}

const named = (fileName: string, contentType: string, bytes: Buffer): FileForTests => ({
  fileName,
  contentType,
  bytes,
});

describe("a picture", () => {
  test("has its size, and smaller ones in three widths that are delivered", async () => {
    const bytes = await picture(2000, 1000).png().toBuffer();
    const entry = await entryOf(named("sea.png", "image/png", bytes));
    expect(entry).toMatchObject({ state: "PROCESSED", contentType: "image/png", mimeGroups: ["Image"] });
    expect(entry.detail).toEqual({
      size: bytes.length,
      image: { width: 2000, height: 1000 },
      thumbnails: [320, 640, 1280].map((width) => ({ width, height: width / 2, url: expect.any(String) })),
    });
    for (const { width, height, url } of entry.detail.thumbnails) {
      const { body, headers } = await space.call(undefined, pathOf(url));
      expect(headers).toMatchObject({ "content-type": "image/webp" });
      expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width, height });
    }
  });

  test("is measured as it is seen: its orientation is applied", async () => {
    const bytes = await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { detail } = await entryOf(named("turned.jpg", "image/jpeg", bytes));
    expect(detail.image).toEqual({ width: 200, height: 400 });
    expect(detail.thumbnails).toMatchObject([{ width: 200, height: 400 }]);
  });

  test.each([
    ["webp", "image/webp"],
    ["avif", "image/avif"],
    ["gif", "image/gif"],
    ["tiff", "image/tiff"],
  ] as const)("in %s is read", async (format, contentType) => {
    const bytes = await picture(700, 300).toFormat(format).toBuffer();
    const entry = await entryOf(named(`a.${format}`, contentType, bytes));
    expect(entry).toMatchObject({ state: "PROCESSED", contentType, mimeGroups: ["Image"] });
    expect(entry.detail.image).toEqual({ width: 700, height: 300 });
  });

  test("in TIFF is read where its description is behind the beginning that is looked at", async () => {
    const bytes = await picture(700, 300).tiff({ compression: "none" }).toBuffer();
    expect(bytes.readUInt32LE(4)).toBeGreaterThan(256 * 1024);
    const entry = await entryOf(named("a.tiff", "image/tiff", bytes));
    expect(entry).toMatchObject({ state: "PROCESSED", contentType: "image/tiff" });
    // Slides of microscopes begin alike, and are too large to be decoded.
    const slide = await entryOf(named("a.svs", "application/octet-stream", bytes));
    expect(slide).toMatchObject({ state: "PROCESSED", contentType: "application/octet-stream" });
  });

  test("that is cut off has FAILED, with a sentence and without an address", async () => {
    const whole = await picture(800, 600).jpeg().toBuffer();
    const entry = await entryOf(named("cut.jpg", "image/jpeg", whole.subarray(0, whole.length / 2)));
    expect(entry).toMatchObject({ state: "FAILED", detail: { error: expect.stringMatching(/damaged/) } });
    expect(entry).not.toHaveProperty("url");
  });

  test("of 30,000 by 30,000 has FAILED before it is decoded", async () => {
    const bytes = decompressionBomb(30_000, 30_000);
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await entryOf(named("bomb.png", "image/png", bytes))).toMatchObject({
      state: "FAILED",
      detail: { error: "The picture has more than 100 million pixels." },
    });
  });

  test("that is interlaced has FAILED at a quarter of the pixels", async () => {
    const bytes = decompressionBomb(10_000, 2_501, { isInterlaced: true });
    expect(await entryOf(named("interlaced.png", "image/png", bytes))).toMatchObject({
      state: "FAILED",
      detail: { error: "The picture is interlaced and has more than 25 million pixels." },
    });
  });

  test("of one colour that is just within the bound is read", async () => {
    const entry = await entryOf(named("wide.png", "image/png", decompressionBomb(10_000, 9_999)));
    expect(entry).toMatchObject({ state: "PROCESSED", detail: { image: { width: 10_000, height: 9_999 } } });
  });

  test("without a declared kind gets its real one", async () => {
    const bytes = await picture(10, 10).png().toBuffer();
    expect(await entryOf(named("thing", "application/octet-stream", bytes))).toMatchObject({
      contentType: "image/png",
      mimeGroups: ["Image"],
      detail: { image: { width: 10, height: 10 } },
    });
  });
});

const html = Buffer.from("<!DOCTYPE html><html><script>alert(1)</script></html>");
const svg = Buffer.from(
  '<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

describe("a file that is not what its name or type says has FAILED", () => {
  test.each([
    ["HTML as PNG", "a.png", "image/png", html],
    ["HTML with the name of a PNG", "a.png", "text/html", html],
    ["SVG as JPEG", "a.jpg", "image/jpeg", svg],
    ["text as PDF", "a.pdf", "application/pdf", Buffer.from("no pdf")],
    ["text as SVG", "a.svg", "image/svg+xml", Buffer.from("no svg")],
    ["any bytes as a video", "a.mp4", "video/mp4", Buffer.from([1, 2, 3, 0, 255, 254])],
  ])("%s", async (_, fileName, contentType, bytes) => {
    const entry = await entryOf(named(fileName, contentType, bytes));
    expect(entry).toMatchObject({
      state: "FAILED",
      detail: { error: expect.stringMatching(/^The file is .*, but its name or type says .*\.$/) },
    });
    expect(entry).not.toHaveProperty("url");
  });

  test("a JPEG with the name of a PNG", async () => {
    const bytes = await picture(10, 10).jpeg().toBuffer();
    expect(await entryOf(named("a.png", "image/jpeg", bytes))).toMatchObject({ state: "FAILED" });
  });
});

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const zip = Buffer.concat([Buffer.from("PK\u0005\u0006", "latin1"), Buffer.alloc(18)]);
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypisom\0\0\u0002\0isommp42", "latin1"),
]);

describe("other files are known by their kind alone", () => {
  test.each([
    ["a.svg", "image/svg+xml", "Image", svg],
    ["a.html", "text/html", "Text", html],
    ["a.txt", "text/plain", "Text", Buffer.from("물때는 여섯 시간마다 바뀐다.")],
    ["a.csv", "text/csv", "Text", Buffer.from("a,b\n1,2\n")],
    ["a.json", "application/json", "Text", Buffer.from('{"a":1}')],
    ["a.pdf", "application/pdf", "Document", pdf],
    ["a.zip", "application/zip", "Archive", zip],
    ["a.mp4", "video/mp4", "Video", mp4],
    ["a.bin", "application/octet-stream", "Other", Buffer.from([1, 2, 3, 0, 255, 254])],
  ])("%s is %s, group %s", async (fileName, contentType, group, bytes) => {
    const entry = await entryOf(named(fileName, contentType, bytes));
    expect(entry).toMatchObject({ state: "PROCESSED", contentType, mimeGroups: [group] });
    expect(entry.detail).toEqual({ size: bytes.length });
    expect(entry.url).toContain(fileName);
  });
});
