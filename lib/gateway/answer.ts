import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { webStream } from "./web-stream.ts";

/** What a handler answers, before it is known who mounted it. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** `Set-Cookie` lines. */
  cookies: string[];
  /** A stream is passed on as it comes. */
  body: Readable | string | null;
}

/** The answer for a route handler of Next.js. */
export function toResponse({ status, headers, cookies, body }: Answer): Response {
  const response = new Response(body instanceof Readable ? webStream(body) : body, { status, headers });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/** The answer for `node:http`. A client that goes away, or a body that breaks off, ends both sides. */
export async function writeAnswer(answer: Answer, response: ServerResponse): Promise<void> {
  const { status, headers, cookies, body } = answer;
  response.writeHead(status, cookies.length === 0 ? headers : { ...headers, "set-cookie": cookies });
  if (body instanceof Readable) await flow(body, response);
  else response.end(body ?? undefined);
}

// As `pipeline` of node:stream does it, which makes and aborts a controller for each: a tenth of the whole way.
function flow(body: Readable, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    body.once("error", reject);
    response.once("close", () => {
      body.destroy();
      resolve();
    });
    body.pipe(response);
  });
}
