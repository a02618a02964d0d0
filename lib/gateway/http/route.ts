import { type Answer, toResponse } from "./answer.ts";
import type { Call } from "./call.ts";

export type Handler = (request: Request) => Response | Promise<Response>;

export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** A URL that isn't a page, with its handlers by method. `GET` also answers `HEAD`. */
export interface Route extends Partial<Record<(typeof methods)[number], Handler>> {
  /** With a trailing `/`: everything below it. */
  path: string;
  /** The URL may carry an exchangeToken, which no `Referer` and no cache may contain. */
  takesToken?: true;
  /** Answers every method, without a web `Request`. */
  proxy?: Proxy;
}

type Proxy = (call: Call) => Answer | Promise<Answer>;

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
