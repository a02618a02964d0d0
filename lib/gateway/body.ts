import { Readable } from "node:stream";

/** Bodies up to this size are kept, so that the call can be sent again with a new pair. */
const keptBytes = 256 * 1024;

interface OutgoingBody {
  body: Uint8Array | Readable | undefined;
  repeatable: boolean;
}

export const noBody: OutgoingBody = { body: undefined, repeatable: true };

/** A call's body: kept when it is small, passed on as a stream otherwise. */
export async function outgoingBody(body: AsyncIterable<Uint8Array>): Promise<OutgoingBody> {
  const chunks = body[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  for (let size = 0; size <= keptBytes; ) {
    const { done, value } = await chunks.next();
    if (done) return { body: Buffer.concat(read), repeatable: true };
    read.push(value);
    size += value.byteLength;
  }
  return { body: Readable.from(readOn(read, chunks), { objectMode: false }), repeatable: false };
}

async function* readOn(read: Uint8Array[], chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* read;
    for (;;) {
      const { done, value } = await chunks.next();
      if (done) return;
      yield value;
    }
  } finally {
    await chunks.return?.();
  }
}
