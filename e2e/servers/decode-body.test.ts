import { randomBytes } from "node:crypto";
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodeBody } from "./decode-body.ts";

const secret = "q8ZKx0yVw7bT-2mL_9cN";
// Long and without a pattern behind the secret, so that half of it is much, and holds the secret.
const text = `${secret}${randomBytes(200_000).toString("base64")}`;
const compressors = [
  ["gzip", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
  ["zstd", zstdCompressSync],
] as const;

test.each(compressors)("%s: a whole body is decoded", (encoding, compress) => {
  expect(decodeBody(compress(text), encoding).toString()).toBe(text);
});

test.each(compressors)("%s: a body that broke off is decoded as far as it came", (encoding, compress) => {
  const whole = compress(text);
  const half = decodeBody(whole.subarray(0, whole.length / 2), encoding).toString();
  expect(half.length).toBeGreaterThan(0);
  expect(text.startsWith(half)).toBe(true);
  expect(half).toContain(secret);
});

test("what is no compressed body, has no encoding or is empty stays as it is", () => {
  expect(decodeBody(Buffer.from(secret), "gzip").toString()).toBe(secret);
  expect(decodeBody(Buffer.from(secret), undefined).toString()).toBe(secret);
  expect(decodeBody(Buffer.alloc(0), "br")).toHaveLength(0);
});
