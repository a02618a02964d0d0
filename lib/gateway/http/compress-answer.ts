import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";

type CompressAnswer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
const compress = compression() as unknown as CompressAnswer; // Its types are Express's.

/**
 * Makes a response compress what is written to it: by Brotli for browsers that accept it (over HTTPS), else by gzip,
 * which is all that Next.js has (docs/decisions/0051).
 */
export const compressAnswer: CompressAnswer = (request, response, next) => {
  compress(request, response, next);
  const flush: () => void = Reflect.get(response, "flush");
  let isDue = false;
  // Next.js flushes after each of a page's forty pieces; those of one turn go out together.
  const flushSoon = () => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      flush.call(response);
    });
  };
  Object.assign(response, { flush: flushSoon });
};
