import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { clientAddressHeader } from "#lib/limits/client-address.ts";
import type { CallSignal } from "#lib/session/upstream/upstream.ts";
import { webStream } from "./answer.ts";
import { hasBody } from "./body-time.ts";
import type { Call } from "./call.ts";

/** A request of `node:http` as a `Call`: creating a web `Request` costs more than the rest of the proxy. */
export function nodeCall(request: IncomingMessage, response: ServerResponse, origin: string): Call {
  const { method = "GET", url = "/", headers } = request;
  return {
    method,
    url: origin + url,
    headers: new NodeHeaders(headers),
    body: hasBody(request) ? bodyOf(request) : null,
    signal: new ResponseSignal(response),
  };
}

/** A web `Request`, for handlers that are called rarely. */
export function webRequest(request: IncomingMessage, response: ServerResponse, origin: string): Request {
  const { method, url, body } = nodeCall(request, response, origin);
  const signal = whileConnected(response);
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  headers.set(clientAddressHeader, String(request.headers[clientAddressHeader] ?? ""));
  // Browser types lack `duplex`, which Node requires with a stream. Web requests have no body for these
  // methods.
  const isBodiless = body === null || method === "GET" || method === "HEAD";
  const withBody = isBodiless ? {} : { body: webStream(request), duplex: "half" };
  return new Request(url, { method, headers, signal, ...withBody });
}

/** A reader that stops early leaves the request open, so that it can still be answered. */
function bodyOf(request: IncomingMessage): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) };
}

class NodeHeaders {
  readonly #headers: IncomingHttpHeaders;

  constructor(headers: IncomingHttpHeaders) {
    this.#headers = headers;
  }

  get(name: string): string | null {
    const value = this.#headers[name];
    if (typeof value === "string") return value;
    return value === undefined ? null : value.join(", ");
  }
}

/** Reports a disconnect without the cost of an `AbortSignal`. */
class ResponseSignal implements CallSignal {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get aborted(): boolean {
    return this.#response.destroyed && !this.#response.writableFinished;
  }

  addEventListener(_: "abort", listener: () => void): void {
    this.#response.once("close", () => {
      if (this.aborted) listener();
    });
  }
}

function whileConnected(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  new ResponseSignal(response).addEventListener("abort", () => controller.abort());
  return controller.signal;
}
