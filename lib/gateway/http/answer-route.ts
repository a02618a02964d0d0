import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { environment } from "#lib/environment.ts";
import { log } from "#lib/log.ts";
import { isSpaceError } from "#lib/space/space-error.ts";
import { type Answer, writeAnswer } from "./answer.ts";
import { drain } from "./body-time.ts";
import { failure } from "./failure.ts";
import { nodeCall, webRequest } from "./node-call.ts";
import { methods, type Route } from "./route.ts";

/**
 * Answers requests to `routes`; returns whether it did.
 * @param origin of the portal, for the URL of each request
 */
export function answerRoutes(
  routes: readonly Route[],
  origin: string,
  everyAnswer: Record<string, string>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const prefixes = routes.filter(({ path }) => path.endsWith("/"));
  const exact = new Map(routes.map((route) => [route.path, route]));
  return (request, response) => {
    const { url = "" } = request;
    const [path = ""] = url.split("?", 1);
    const route = exact.get(path) ?? prefixes.find((prefix) => path.startsWith(prefix.path));
    if (route === undefined && isForNext(request)) return false;
    void answer(response, everyAnswer, () => answerOf(route, request, response, origin)).then(() => {
      if (route?.proxy !== undefined) drain(request);
    });
    return true;
  };
}

async function answerOf(
  route: Route | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<Answer> {
  if (route?.proxy !== undefined) return await route.proxy(nodeCall(request, response, origin));
  const handlers = { ...route, HEAD: route?.GET };
  const method = methods.find((one) => one === request.method);
  const handle = method && handlers[method];
  if (handle !== undefined) return ofWeb(await handle(webRequest(request, response, origin)));
  const allow = route === undefined ? ["GET", "HEAD"] : methods.filter((one) => handlers[one] !== undefined);
  return failure("MethodNotAllowed", { allow: allow.join(", ") });
}

/**
 * A page accepts GET and HEAD only: Next.js would parse the body of any other request for a Server Action, and this portal
 * has none. In development, its tools send POST requests with a body. Without a body, a request would never be answered,
 * because `optimizeEmptyRequests` ends it unread.
 */
function isForNext({ method = "", headers }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD") return true;
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  return environment().isDevelopment && hasBody;
}

async function answer(
  response: ServerResponse,
  everyAnswer: Record<string, string>,
  handle: () => Promise<Answer>,
): Promise<void> {
  try {
    await writeAnswer(await handle(), response, everyAnswer);
  } catch (error) {
    if (response.headersSent || response.destroyed) {
      // The client disconnected, or the service broke off its answer: the client sees a connection that closes early.
      response.destroy();
      return;
    }
    // While the record store is away, a session whose pair is in the record cannot be read. It has not ended.
    const isAway = isSpaceError(error, "Unavailable");
    if (!isAway) log().error({ event: "request-broke", err: error });
    const answered = isAway ? failure("Unavailable", { "retry-after": "2" }) : failure("InternalError");
    await writeAnswer(answered, response, everyAnswer);
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
