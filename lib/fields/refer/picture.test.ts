import { expect, test } from "vitest";
import type { Media } from "#lib/space/media.ts";
import { shownOf, smallUrl } from "./picture.ts";

const url = "https://files.example/a";
const thumbnails = [
  { width: 320, height: 240, url: `${url}-320` },
  { width: 960, height: 720, url: `${url}-960` },
];

function media(contentType: string, file: object = {}): Media {
  return {
    sys: {
      ...{ id: "m", type: "Media", version: 1, createdBy: { sys: { id: "ada" } } },
      ...{ createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" },
    },
    fields: {
      file: {
        "en-US": { fileName: "a", contentType, mimeGroups: ["Image"], state: "PROCESSED", url, ...file },
      },
    },
  };
}

test.each(["image/jpeg", "image/svg+xml", "image/x-icon"])("%s is a picture as it is", (contentType) => {
  expect(shownOf(media(contentType), ["en-US"])).toMatchObject({ url, kind: "Image" });
});

test.each(["image/heic", "image/tiff"])("%s is a file, unless something was made of it", (contentType) => {
  const plain = shownOf(media(contentType), ["en-US"]);
  expect(plain).toMatchObject({ file: { kind: "other", url }, kind: "Image" });
  expect(plain.url).toBeUndefined();
  const made = shownOf(media(contentType, { detail: { thumbnails } }), ["en-US"]);
  expect(made).toMatchObject({ url: `${url}-960`, original: url, smaller: [{ width: 320 }, { width: 960 }] });
  expect(made.file).toBeUndefined();
});

test("a small place gets the smallest that there is", () => {
  expect(smallUrl(shownOf(media("image/jpeg", { detail: { thumbnails } }), ["en-US"]))).toBe(`${url}-320`);
  expect(smallUrl(shownOf(media("image/jpeg"), ["en-US"]))).toBe(url);
  expect(smallUrl(shownOf(media("application/pdf"), ["en-US"]))).toBeUndefined();
});

test("a long file name keeps its extension", () => {
  const long = media("image/jpeg", { fileName: `${"kelp-".repeat(40)}.jpg` });
  expect(shownOf(long, ["en-US"]).fileName).toMatch(/^kelp.{100,112}….jpg$/);
});
