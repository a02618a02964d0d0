import { isSameOrigin } from "#lib/session/forms/form.ts";
import type { CallSignal } from "#lib/session/upstream/upstream.ts";

/** What the proxy needs of a request: a web `Request`, or `nodeCall` of one of `node:http`. */
export interface Call {
  readonly method: string;
  /** Absolute, nothing resolved or decoded. */
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
  readonly signal: CallSignal;
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

/** Whether a call may pass: writes only from our own pages, with a header that forces a preflight elsewhere. */
export function isOurOwn(call: Call): boolean {
  return isRead(call) || (isSameOrigin(call) && call.headers.get("x-portal") === "1");
}

export function isRead({ method }: Call): boolean {
  return method === "GET" || method === "HEAD";
}
