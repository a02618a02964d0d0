import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

// A Space whose Uploads are somewhere else than the demo's.
const folder = mkdtempSync(join(tmpdir(), "atrium-headers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
process.env.SPACE_FILE = join(folder, "space.json");
process.env.SESSION_SECRETS = "a secret for tests that is long enough";
const elsewhere = '"endpoints": { "continueResumable": "/files/{spaceId}/tus/{uploadId}" },\n  "media": {';
writeFileSync(
  process.env.SPACE_FILE,
  readFileSync("lib/space-file/morae.json", "utf8").replace('"media": {', elsewhere),
);
const { ownUploadAddress, requestHeadersFor, responseHeadersFrom } = await import("./forwarded-headers.ts");

const below = "https://upload.example/v1/";
const ours = "/api/upload/spaces/demo/uploads/resumable/u-1";

describe("the address of an Upload that has begun", () => {
  test.each([
    ["a whole one", "https://upload.example/v1/files/demo/tus/u-1"],
    ["one on another host, behind which the service stands", "http://10.0.0.7:8080/files/demo/tus/u-1"],
    ["a path alone", "/v1/files/demo/tus/u-1"],
    ["one from where it was asked", "files/demo/tus/u-1"],
  ])("%s becomes one of ours", (_, given) => {
    expect(ownUploadAddress(given, below, "demo")).toBe(ours);
  });

  test.each([
    "https://upload.example/v1/files/demo/tus/",
    "https://evil.example/%2e%2e",
    "http://[",
    "",
    "a b/%00",
  ])("%j is none", (given) => {
    expect(ownUploadAddress(given, below, "demo")).toBeUndefined();
  });
});

test("what tus says in headers passes for uploads alone, and nothing else does", () => {
  const headers = new Headers({
    ...{ "tus-resumable": "1.0.0", "upload-offset": "5", "content-length": "9", "x-service-version": "1" },
    ...{ cookie: "a=b", authorization: "Bearer mine", "x-http-method-override": "DELETE" },
  });
  const call = { headers } as unknown as Parameters<typeof requestHeadersFor>[0];
  expect(requestHeadersFor(call, "upload")).toEqual({
    "tus-resumable": "1.0.0",
    "upload-offset": "5",
    "content-length": "9",
  });
  expect(requestHeadersFor(call, "acma")).toEqual({ "x-service-version": "1" });
  const upstream = {
    "upload-offset": "5",
    "set-cookie": "a=b",
    location: "http://x/",
    "access-control-allow-origin": "*",
  };
  expect(responseHeadersFrom(upstream, "upload")).toMatchObject({ "upload-offset": "5" });
  expect(Object.keys(responseHeadersFrom(upstream, "acma")).sort()).toEqual([
    "cache-control",
    "vary",
    "x-content-type-options",
  ]);
});
