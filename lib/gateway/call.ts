import type { Departure } from "#lib/session/upstream/upstream.ts";

/**
 * What a handler needs of a request. A web `Request` is one, and so is what `server.ts` makes of Node's: the way
 * through is one function, mounted twice.
 */
export interface Call {
  readonly method: string;
  /** Absolute, as it came: nothing in it was resolved or decoded. */
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
  /** Aborted when the client goes away. */
  readonly signal: Departure;
}

/** Path and query of a call, byte for byte. */
export function addressOf({ url }: Call): { path: string; query: string } {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const [address = ""] = url.slice(start).split("#", 1);
  const mark = address.indexOf("?");
  return mark === -1
    ? { path: address, query: "" }
    : { path: address.slice(0, mark), query: address.slice(mark) };
}
