import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { clientAddressHeader } from "#lib/limits/client-address.ts";
import type { Departure } from "#lib/session/upstream/upstream.ts";
import { webStream } from "./answer.ts";
import { hasBody } from "./body-time.ts";
import type { Call } from "./call.ts";

/** A request of `node:http` as a `Call`: making a web `Request` costs more than the rest of the proxy. */
export function nodeCall(request: IncomingMessage, response: ServerResponse, origin: string): Call {
  const { method = "GET", url = "/", headers } = request;
  return {
    method,
    url: origin + url,
    headers: new NodeHeaders(headers),
    body: hasBody(request) ? bodyOf(request) : null,
    signal: new NodeDeparture(response),
  };
}

/** The same as a web `Request`, for handlers that are called rarely. */
export function webRequest(request: IncomingMessage, response: ServerResponse, origin: string): Request {
  const { method, url, body } = nodeCall(request, response, origin);
  const signal = whileConnected(response);
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  headers.set(clientAddressHeader, String(request.headers[clientAddressHeader] ?? ""));
  // The types of the browser's `Request` know no `duplex`, which Node's needs beside a stream.
  // A web request has none with these methods.
  const isBodiless = body === null || method === "GET" || method === "HEAD";
  const withBody = isBodiless ? {} : { body: webStream(request), duplex: "half" };
  return new Request(url, { method, headers, signal, ...withBody });
}

/** A reader that stops early leaves the request open, so that its answer can still be sent. */
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

/** Reports that the client disconnected, without the cost of an `AbortSignal`. */
class NodeDeparture implements Departure {
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
  new NodeDeparture(response).addEventListener("abort", () => controller.abort());
  return controller.signal;
}
