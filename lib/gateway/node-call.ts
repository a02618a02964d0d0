import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddressHeader } from "#lib/limits/client-address.ts";
import type { Call } from "./call.ts";
import { webStream } from "./web-stream.ts";

/** A request of `node:http` as a `Call`: a web `Request` of it costs more than all the rest of the way. */
export function nodeCall(request: IncomingMessage, response: ServerResponse, origin: string): Call {
  const { method = "GET", url = "/", headers } = request;
  let signal: AbortSignal | undefined;
  return {
    method,
    url: origin + url,
    headers: {
      get: (name) => {
        const value = headers[name];
        return (Array.isArray(value) ? value.join(", ") : value) ?? null;
      },
    },
    body: hasBody(request) ? request : null,
    get signal() {
      signal ??= whileConnected(response);
      return signal;
    },
  };
}

/** The same as a web `Request`, for handlers that are called seldom. */
export function webRequest(request: IncomingMessage, response: ServerResponse, origin: string): Request {
  const { method, url, body, signal } = nodeCall(request, response, origin);
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  headers.set(clientAddressHeader, String(request.headers[clientAddressHeader] ?? ""));
  // The types of the browser's `Request` know no `duplex`, which Node's needs beside a stream.
  const withBody = body === null ? {} : { body: webStream(request), duplex: "half" };
  return new Request(url, { method, headers, signal, ...withBody });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function whileConnected(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
