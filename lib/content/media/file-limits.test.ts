import { describe, expect, test } from "vitest";
import { detectFileType } from "./detect-file-type.ts";
import { acceptOf, kindOfType, type MimeGroup, mediaKinds, typeOfFile } from "./file-kind.ts";
import { allowedKinds, limitProblem } from "./file-limits.ts";

const limits = [{ kind: "Image", maxBytes: 1000 }, { kind: "Document" }] as const;
const look = (contentType: string, sizeBytes: number, detectedType?: string, wanted?: readonly MimeGroup[]) =>
  limitProblem(limits, { contentType, sizeBytes, detectedType, wanted })?.problem;
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("a file, before it is sent", () => {
  test("fits by its kind and its size", () => {
    expect(look("image/png", 1000)).toBeUndefined();
    expect(look("image/png", 1001)).toBe("tooLarge");
    expect(look("application/pdf", 10_000_000)).toBeUndefined();
    expect(look("video/mp4", 10)).toBe("kind");
    expect(look("image/png", 0)).toBe("empty");
  });

  test("fits in this place", () => {
    expect(look("application/pdf", 10, undefined, ["Image"])).toBe("kind");
    expect(look("image/png", 10, undefined, ["Image"])).toBeUndefined();
  });

  test("is not what its name says", () => {
    expect(look("image/png", 10, "text/html")).toBe("disguised");
    expect(look("image/png", 10, "image/svg+xml")).toBe("disguised");
    expect(look("application/pdf", 10, "application/vnd.microsoft.portable-executable")).toBe("disguised");
    expect(look("image/png", 10, "application/zip")).toBe("disguised");
  });

  test("may have another name of the same family", () => {
    expect(look("image/png", 10, "image/jpeg")).toBeUndefined();
    expect(look("image/svg+xml", 10, "image/svg+xml")).toBeUndefined();
    expect(
      look("application/vnd.openxmlformats-officedocument.wordprocessingml.document", 10, "application/zip"),
    ).toBeUndefined();
  });

  test("is whatever the service takes where the operator says nothing", () => {
    expect(
      limitProblem(undefined, {
        contentType: "x/y",
        sizeBytes: 1e12,
        detectedType: undefined,
        wanted: undefined,
      }),
    ).toBeUndefined();
    expect(allowedKinds(undefined, ["Image"])).toEqual(["Image"]);
    expect(allowedKinds(limits, undefined)).toEqual(["Image", "Document"]);
    expect(allowedKinds(limits, ["Image", "Video"])).toEqual(["Image"]);
  });
});

test.each([
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["RIFF....WEBPVP8 ", "image/webp"],
  ["....ftypavif", "image/avif"],
  ["....ftypisom", "video/mp4"],
  ["%PDF-1.7", "application/pdf"],
  ["  <!doctype html><p>", "text/html"],
  ["<script>alert(1)</script>", "text/html"],
  ['<?xml version="1.0"?>\n<!-- a --><svg xmlns="">', "image/svg+xml"],
  ["just words", undefined],
  ["<!---->".repeat(30), undefined],
])("%j begins as %s", (text, type) => {
  expect(detectFileType(bytes(text))).toBe(type);
});

test("a kind is known by its type, and a type by its name where a device gives none", () => {
  expect(typeOfFile({ name: "IMG_1.HEIC", type: "" })).toBe("image/heic");
  expect(typeOfFile({ name: "a", type: "" })).toBe("application/octet-stream");
  expect(["application/json", "image/svg+xml", "application/zip"].map(kindOfType)).toEqual([
    "Text",
    "Image",
    "Archive",
  ]);
  expect(acceptOf(["Image", "Other"])).toBeUndefined();
  expect(acceptOf(["Video"])).toBe("video/*");
});

test.each(["hwp", "hwpx", "odt", "ods", "odp"])(
  "a .%s without a type is a document, and can be chosen",
  (ending) => {
    const contentType = typeOfFile({ name: `회의록.${ending}`, type: "" });
    expect(kindOfType(contentType)).toBe("Document");
    expect(acceptOf(["Document"])?.split(",")).toContain(`.${ending}`);
    expect(
      limitProblem(limits, { contentType, sizeBytes: 1, detectedType: undefined, wanted: undefined }),
    ).toBeUndefined();
  },
);

test.each([
  ["photo", "image/heic"],
  ["video", "video/mp4"],
  ["sound", "audio/mpeg"],
  ["document", "application/pdf"],
  ["other", "application/zip"],
] as const)("where only a %s is chosen, one can be uploaded, and nothing else", (kind, contentType) => {
  const wanted = mediaKinds[kind];
  const problemOf = (type: string) =>
    limitProblem(undefined, { sizeBytes: 1, contentType: type, detectedType: undefined, wanted });
  expect(problemOf(contentType)).toBeUndefined();
  expect(problemOf(kind === "sound" ? "video/mp4" : "audio/mpeg")).toEqual({ problem: "kind" });
});
