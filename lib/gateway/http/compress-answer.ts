import type { IncomingMessage, ServerResponse } from "node:http";
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** By their names in `Accept-Encoding` (docs/decisions/0051). A whole page takes less time here than to hand it over. */
const compressors = {
  zstd: { stream: () => createZstdCompress(), whole: (page: Buffer) => zstdCompressSync(page) },
  br: {
    stream: () => createBrotliCompress(brotli),
    whole: (page: Buffer) => brotliCompressSync(page, brotli),
  },
  gzip: { stream: () => createGzip(), whole: (page: Buffer) => gzipSync(page) },
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

/** What the response's own methods are. */
type Plain = Pick<ServerResponse, "write" | "end">;

function startCompressing(response: ServerResponse, encoding: Encoding, plain: Plain) {
  response.removeHeader("content-length");
  response.setHeader("content-encoding", encoding);
  // Sent with the first piece.
  response.writeHead(response.statusCode);
  let compressor: ReturnType<typeof streamTo> | undefined;
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
    compressor?.destroy();
  });
  const compressPieces = () => {
    clearTimeout(timer);
    timer = undefined;
    compressor ??= streamTo(response, encoding, plain);
    isFull = !compressor.write(Buffer.concat(pieces));
    pieces = [];
    gathered = 0;
    compressor.flush();
  };
  return {
    write: (piece: Uint8Array) => {
      if (isOver) return true;
      pieces.push(piece);
      gathered += piece.length;
      timer ??= setTimeout(compressPieces, gatherMs);
      if (gathered > mostGathered) compressPieces();
      return !isFull;
    },
    end: (piece: Uint8Array) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      const rest = Buffer.concat([...pieces, piece]);
      if (compressor) compressor.end(rest);
      else plain.end.call(response, compressors[encoding].whole(rest), "utf8");
    },
  };
}

function streamTo(response: ServerResponse, encoding: Encoding, { write, end }: Plain) {
  const stream = compressors[encoding].stream();
  stream.on("data", (piece: Uint8Array) => {
    if (!write.call(response, piece, "utf8")) stream.pause();
  });
  stream.on("end", () => end.call(response, undefined, "utf8"));
  stream.on("drain", () => response.emit("drain"));
  response.on("drain", () => {
    if (!response.writableNeedDrain) stream.resume();
  });
  return stream;
}

function bytesOf(piece: string | Uint8Array, encoding: BufferEncoding): Uint8Array {
  return typeof piece === "string" ? Buffer.from(piece, encoding) : piece;
}
