import { brotliDecompressSync, constants, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

// Flushed, not finished: a body that broke off is decoded as far as it came.
const partial = { finishFlush: constants.Z_SYNC_FLUSH };
const decoders = new Map<string, (body: Buffer) => Buffer>([
  ["gzip", (body) => gunzipSync(body, partial)],
  ["deflate", (body) => inflateSync(body, partial)],
  ["br", (body) => brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH })],
  ["zstd", (body) => zstdDecompressSync(body, { finishFlush: constants.ZSTD_e_flush })],
]);

/** A body without its compression, also of one that broke off; as it came where it cannot be decoded. */
export function decodeBody(body: Buffer, encoding: string | undefined): Buffer {
  const decode = decoders.get(encoding ?? "");
  if (decode === undefined || body.length === 0) return body;
  try {
    return decode(body);
  } catch {
    return body;
  }
}
