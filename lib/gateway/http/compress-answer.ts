import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";

type CompressAnswer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Makes a response compress what is written to it: by Brotli for browsers that accept it (over HTTPS), else by gzip,
 * which is all that Next.js has (docs/decisions/0051).
 */
export const compressAnswer = compression() as unknown as CompressAnswer; // Its types are Express's.
