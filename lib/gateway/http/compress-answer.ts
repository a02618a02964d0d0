import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";

type CompressAnswer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Compresses what is written to a response after it: by Brotli where the browser takes it (over HTTPS), else by gzip.
 * Next.js has gzip alone, which takes as much of the CPU for more bytes (docs/decisions/0051).
 */
export const compressAnswer = compression({
  // 256 KiB are more than a page has. The usual window of 4 MiB would be cleared for each.
  brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } },
}) as unknown as CompressAnswer; // Its types are Express's; it needs no more than node:http.
