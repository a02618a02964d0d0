import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { log } from "#lib/log.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { type Answer, writeAnswer } from "./answer.ts";
import { drain } from "./body-time.ts";
import type { Call } from "./call.ts";
import { failure } from "./failure.ts";
import { nodeCall, webRequest } from "./node-call.ts";

/** What stands in front of Next.js: the handlers that its route files mount too. */
export interface Mounts {
  /** By the beginning of the path: these take every method. */
  prefixes: Record<string, (call: Call) => Promise<Answer>>;
  /** By the whole path, then by method; what is not here is for Next.js. */
  paths: Record<string, Partial<Record<string, WebHandler>>>;
}

export type WebHandler = (request: Request) => Response | Promise<Response>;

/**
 * Answers a request where one of `mounts` is there for it, and says whether it did.
 * @param origin of the portal: what a handler takes for the request's own
 * @param everyAnswer as `writeAnswer` takes it
 */
export function answerMounted(
  mounts: Mounts,
  origin: string,
  everyAnswer: Record<string, string> = {},
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const prefixes = Object.entries(mounts.prefixes);
  return (request, response) => {
    const { url = "", method = "" } = request;
    for (const [prefix, handle] of prefixes) {
      if (!url.startsWith(prefix)) continue;
      void answer(response, everyAnswer, () => handle(nodeCall(request, response, origin))).then(() =>
        drain(request),
      );
      return true;
    }
    const [path = ""] = url.split("?", 1);
    const handle = mounts.paths[path]?.[method];
    if (handle === undefined) {
      if (!isWriteOfNothing(request)) return false;
      const allow = ["GET", "HEAD", ...Object.keys(mounts.paths[path] ?? {})];
      void answer(response, everyAnswer, () =>
        failure("MethodNotAllowed", { allow: [...new Set(allow)].join(", ") }),
      );
      return true;
    }
    void answer(response, everyAnswer, async () =>
      ofWeb(await handle(webRequest(request, response, origin))),
    );
    return true;
  };
}

/**
 * Neither page nor route handler takes one: browsers give a POST a length, if it be 0. Next.js would wait for the end
 * of its body for good, as `optimizeEmptyRequests` has it end before anybody looks.
 */
function isWriteOfNothing({ method = "", headers }: IncomingMessage): boolean {
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  return !hasBody && method !== "GET" && method !== "HEAD";
}

async function answer(
  response: ServerResponse,
  everyAnswer: Record<string, string>,
  handle: () => Answer | Promise<Answer>,
): Promise<void> {
  try {
    await writeAnswer(await handle(), response, everyAnswer);
  } catch (error) {
    if (response.headersSent || response.destroyed) {
      // The client went away, or the service did in the middle of its answer: cut off is how that is told.
      response.destroy();
      return;
    }
    // A session whose pair is in the record cannot be read while the store is away: it lives all the same.
    const isAway = isSpaceError(error, "Unavailable");
    if (!isAway) log().error({ event: "request-broke", err: error });
    const told = isAway ? failure("Unavailable", { "retry-after": "2" }) : failure("InternalError");
    await writeAnswer(told, response, everyAnswer);
  }
}

function ofWeb({ status, headers, body }: Response): Answer {
  const named = Object.fromEntries(headers);
  delete named["set-cookie"];
  return {
    status,
    headers: named,
    cookies: headers.getSetCookie(),
    body: body === null ? null : Readable.from(body, { objectMode: false }),
  };
}
