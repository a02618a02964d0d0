import { Readable } from "node:stream";

/** Bodies up to this size are kept, so that the call can be sent again with a new pair. */
const keptBytes = 256 * 1024;

interface OutgoingBody {
  body: Uint8Array | Readable | undefined;
  repeatable: boolean;
}

/** A request's body: kept when it is small, passed on as a stream otherwise. */
export async function outgoingBody({ body }: Request): Promise<OutgoingBody> {
  if (body === null) return { body: undefined, repeatable: true };
  const reader = body.getReader();
  const read: Uint8Array[] = [];
  for (let size = 0; size <= keptBytes; ) {
    const { done, value } = await reader.read();
    if (done) return { body: Buffer.concat(read), repeatable: true };
    read.push(value);
    size += value.byteLength;
  }
  return { body: Readable.from(readOn(read, reader), { objectMode: false }), repeatable: false };
}

async function* readOn(
  read: Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* read;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
