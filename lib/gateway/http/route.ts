import { type Answer, toResponse } from "./answer.ts";
import type { Call } from "./call.ts";

export type Handler = (request: Request) => Response | Promise<Response>;

export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** An address that is not a page, with its handlers by method. `HEAD` is answered by `GET`. */
export interface Route extends Partial<Record<(typeof methods)[number], Handler>> {
  /** With a `/` at the end: everything below it. */
  path: string;
  /** The address may carry an exchangeToken, which no `Referer` and no cache may get. */
  takesToken?: true;
  /** Answers every method. `server.ts` calls it without making a web `Request` first. */
  proxy?: Proxy;
}

type Proxy = (call: Call) => Answer | Promise<Answer>;

/** A route for everything below `path`, in every method. */
export function proxyRoute(path: string, proxy: Proxy) {
  const handle: Handler = async (request) => toResponse(await proxy(request));
  return {
    path: `${path}/`,
    proxy,
    GET: handle,
    HEAD: handle,
    POST: handle,
    PUT: handle,
    PATCH: handle,
    DELETE: handle,
    OPTIONS: handle,
  };
}
