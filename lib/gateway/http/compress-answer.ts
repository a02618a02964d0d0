import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";

type CompressAnswer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
const compress = compression() as unknown as CompressAnswer; // Its types are Express's.

/**
 * Makes a response compress what is written to it: by Brotli for browsers that accept it (over HTTPS), else by gzip,
 * which is all that Next.js has (docs/decisions/0051).
 */
export const compressAnswer: CompressAnswer = (request, response, next) => {
  compress(request, response, () => undefined);
  gatherPieces(response);
  next();
};

/** Next.js writes and flushes a page in forty pieces: those of one turn are compressed together. */
function gatherPieces(response: ServerResponse): void {
  const { write, end } = response;
  const flush: () => void = Reflect.get(response, "flush");
  let pieces: Uint8Array[] = [];
  let isDue = false;
  let isFull = false;
  response.on("drain", () => {
    isFull = false;
  });
  const writePieces = () => {
    if (pieces.length > 0 && !response.destroyed)
      isFull = !write.call(response, Buffer.concat(pieces), "utf8");
    pieces = [];
  };
  const writeSoon = () => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      writePieces();
      flush.call(response);
    });
  };
  Object.assign(response, {
    flush: writeSoon,
    write: (piece: string | Uint8Array, encoding?: BufferEncoding) => {
      pieces.push(typeof piece === "string" ? Buffer.from(piece, encoding) : piece);
      writeSoon();
      return !isFull;
    },
    end: (piece?: string | Uint8Array, encoding?: BufferEncoding) => {
      writePieces();
      return end.call(response, piece, encoding ?? "utf8");
    },
  });
}
