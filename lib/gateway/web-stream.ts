import { Readable } from "node:stream";

/** A stream of Node's as one of the web platform's, which Node's types and the browser's see as two things. */
export function webStream(body: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stream: unknown = Readable.toWeb(body);
  if (!(stream instanceof ReadableStream)) throw new TypeError("not a stream");
  return stream;
}
