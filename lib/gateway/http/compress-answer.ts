import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";

type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
const compress = compression() as unknown as Compress; // Its types are Express's.

/**
 * Makes a response compress what is written to it: by Brotli for browsers that accept it (over HTTPS), else by gzip,
 * which is all that Next.js has (docs/decisions/0051).
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => undefined);
  gatherPieces(response);
}

/** Next.js writes a page in about forty pieces, nearly always within this time. */
const gatherMs = 10;
const mostGathered = 256 * 1024;

/**
 * Next.js flushes the headers and each piece separately; here, everything written within `gatherMs` is compressed and
 * sent as one.
 */
function gatherPieces(response: ServerResponse): void {
  const { write, end } = response;
  const flush: () => void = Reflect.get(response, "flush");
  let pieces: Uint8Array[] = [];
  let gathered = 0;
  let isFull = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  response.on("drain", () => {
    isFull = false;
  });
  response.on("close", () => {
    isOver = true;
    clearTimeout(timer);
  });
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    const taken = Buffer.concat(pieces);
    pieces = [];
    gathered = 0;
    return taken;
  };
  const writePieces = () => {
    isFull = !write.call(response, take(), "utf8");
    flush.call(response);
  };
  Object.assign(response, {
    flushHeaders: () => undefined,
    flush: () => undefined,
    write: (piece: string | Uint8Array, encoding?: BufferEncoding) => {
      if (isOver) return true;
      pieces.push(bytesOf(piece, encoding));
      gathered += piece.length;
      timer ??= setTimeout(writePieces, gatherMs);
      if (gathered > mostGathered) writePieces();
      return !isFull;
    },
    end: (piece?: string | Uint8Array | null, encoding?: BufferEncoding) => {
      isOver = true;
      pieces.push(bytesOf(piece ?? "", encoding));
      return end.call(response, take(), "utf8");
    },
  });
}

function bytesOf(piece: string | Uint8Array, encoding?: BufferEncoding): Uint8Array {
  return typeof piece === "string" ? Buffer.from(piece, encoding) : piece;
}
