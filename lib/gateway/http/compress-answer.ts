import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip, createZstdCompress } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";

/** By their names in `Accept-Encoding` (docs/decisions/0051). */
const compressors = {
  zstd: () => createZstdCompress(),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};
type Encoding = keyof typeof compressors;

/** The preferred first. */
const encodings: Encoding[] = ["zstd", "br", "gzip"];
const compressible = /^text\/|[/+](?:json|javascript|xml)/;
const fewestBytes = 1024;

/** Next.js writes a page in forty pieces, nearly always within this time. */
const gatherMs = 10;
const mostGathered = 256 * 1024;

/** Makes a response compress what is written to it. What is written within a moment is compressed and sent as one. */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === "HEAD") return;
  const { write, end, flushHeaders } = response;
  let compress: ReturnType<typeof startCompressing> | "not" | undefined;
  // Once, when the first thing is written.
  const begin = (bytes?: number) => {
    if (compress !== undefined) return compress;
    const encoding = encodingFor(request, response, bytes);
    compress = encoding === undefined ? "not" : startCompressing(response, encoding, { write, end });
    return compress;
  };
  Object.assign(response, {
    flushHeaders: () => {
      if (begin() === "not") flushHeaders.call(response);
    },
    write: (piece: string | Uint8Array, encoding: BufferEncoding = "utf8") => {
      const to = begin();
      return to === "not" ? write.call(response, piece, encoding) : to.write(bytesOf(piece, encoding));
    },
    end: (piece: string | Uint8Array = "", encoding: BufferEncoding = "utf8") => {
      const bytes = bytesOf(piece, encoding);
      const to = begin(bytes.length);
      return to === "not" ? end.call(response, bytes, encoding) : to.end(bytes);
    },
  });
}

/** How to compress an answer whose headers are set, if at all. */
function encodingFor(
  request: IncomingMessage,
  response: ServerResponse,
  bytes?: number,
): Encoding | undefined {
  const type = String(response.getHeader("content-type"));
  if (response.headersSent || response.hasHeader("content-encoding") || !compressible.test(type)) return;
  response.appendHeader("vary", "Accept-Encoding");
  if (Number(response.getHeader("content-length") ?? bytes) < fewestBytes) return;
  return negotiate(request.headers["accept-encoding"] ?? "", encodings) ?? undefined;
}

function startCompressing(
  response: ServerResponse,
  encoding: Encoding,
  { write, end }: Pick<ServerResponse, "write" | "end">,
) {
  response.removeHeader("content-length");
  response.setHeader("content-encoding", encoding);
  // Sent with the first piece.
  response.writeHead(response.statusCode);
  const compressor = compressors[encoding]();
  let pieces: Uint8Array[] = [];
  let gathered = 0;
  let isFull = false;
  let timer: NodeJS.Timeout | undefined;
  compressor.on("data", (piece: Uint8Array) => {
    if (!write.call(response, piece, "utf8")) compressor.pause();
  });
  compressor.on("end", () => end.call(response, undefined, "utf8"));
  compressor.on("drain", () => response.emit("drain"));
  response.on("drain", () => {
    isFull = false;
    if (!response.writableNeedDrain) compressor.resume();
  });
  response.on("close", () => {
    clearTimeout(timer);
    compressor.destroy();
  });
  const compressPieces = () => {
    clearTimeout(timer);
    timer = undefined;
    isFull = !compressor.write(Buffer.concat(pieces));
    pieces = [];
    gathered = 0;
    compressor.flush();
  };
  return {
    write: (piece: Uint8Array) => {
      if (response.destroyed) return true;
      pieces.push(piece);
      gathered += piece.length;
      timer ??= setTimeout(compressPieces, gatherMs);
      if (gathered > mostGathered) compressPieces();
      return !isFull;
    },
    end: (piece: Uint8Array) => {
      clearTimeout(timer);
      if (!response.destroyed) compressor.end(Buffer.concat([...pieces, piece]));
    },
  };
}

function bytesOf(piece: string | Uint8Array, encoding: BufferEncoding): Uint8Array {
  return typeof piece === "string" ? Buffer.from(piece, encoding) : piece;
}
