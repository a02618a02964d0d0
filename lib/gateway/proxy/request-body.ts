import { Readable } from "node:stream";
import type { Call } from "#lib/gateway/http/call.ts";
import type { AnyEndpointName } from "#lib/space/console-endpoints.ts";

interface Limits {
  bufferBytes: number;
  mostBytes: number;
}

/** A body that is buffered while it is small, and streamed beyond that. */
export class BufferedBody {
  readonly #source: AsyncIterable<Uint8Array> | null;
  readonly #limits: Limits;
  #isWhole: boolean;
  #bytes = 0;

  constructor(source: AsyncIterable<Uint8Array> | null, limits: Limits) {
    this.#source = source;
    this.#limits = limits;
    this.#isWhole = source === null;
  }

  /** Whether it was read completely: no service acts on half of it. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  get isTooLarge(): boolean {
    return this.#bytes > this.#limits.mostBytes;
  }

  /** The whole body, or a stream of a long one. Throws `RangeError` past `mostBytes`. */
  async open(): Promise<Buffer | Readable | undefined> {
    if (this.#source === null) return undefined;
    const chunks = this.#chunks(this.#source[Symbol.asyncIterator]());
    const read: Uint8Array[] = [];
    while (this.#bytes <= this.#limits.bufferBytes) {
      const { done, value } = await chunks.next();
      if (done) return Buffer.concat(read);
      read.push(value);
    }
    return Readable.from(readOn(read, chunks), { objectMode: false });
  }

  async *#chunks(source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
    try {
      for (;;) {
        const { done, value } = await source.next();
        if (done) break;
        this.#bytes += value.byteLength;
        if (this.isTooLarge) throw new RangeError(`longer than ${this.#limits.mostBytes} bytes`);
        yield value;
      }
      this.#isWhole = true;
    } finally {
      await source.return?.();
    }
  }
}

async function* readOn(read: Uint8Array[], chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* read;
    yield* chunks;
  } finally {
    await chunks.return(undefined);
  }
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

const jsonBytes = 4 * mebibyte;
/** The service has its own limit; this one only ends endless bodies. */
const fileBytes = 5 * 1024 * mebibyte;

const ownLimits: Partial<Record<AnyEndpointName, number>> = {
  updateProfile: 32 * kibibyte,
  addMembership: mebibyte,
  replaceRoles: mebibyte,
  createUpload: fileBytes,
  beginResumable: fileBytes,
  continueResumable: fileBytes,
};

/** Up to this size a body is kept, so that the call can be repeated with a new pair. */
const bufferBytes = 256 * kibibyte;

/** The embedded Space has the same limits. */
function largestBody(endpoint: AnyEndpointName): number {
  return ownLimits[endpoint] ?? jsonBytes;
}

export function declaresTooLarge({ headers }: Call, endpoint: AnyEndpointName): boolean {
  return Number(headers.get("content-length") ?? 0) > largestBody(endpoint);
}

export function outgoingBody({ body }: Call, endpoint: AnyEndpointName): BufferedBody {
  return new BufferedBody(body, { bufferBytes, mostBytes: largestBody(endpoint) });
}
