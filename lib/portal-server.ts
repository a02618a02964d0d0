import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { environment } from "#lib/environment.ts";
import { answerRoutes } from "#lib/gateway/http/answer-route.ts";
import { boundBodyTime, longestRequestMs } from "#lib/gateway/http/body-time.ts";
import { draining } from "#lib/gateway/http/health.ts";
import { createHttpServer } from "#lib/gateway/http/http-server.ts";
import { oneStartPerTurn } from "#lib/gateway/http/one-start-per-turn.ts";
import { headersOfEveryAnswer } from "#lib/gateway/http/page-headers.ts";
import type { Route } from "#lib/gateway/http/route.ts";
import { answerStatic } from "#lib/gateway/http/static-files.ts";
import { clientAddressHeader, tellClientAddress } from "#lib/limits/client-address.ts";
import { log } from "#lib/log.ts";
import { withLogContext } from "#lib/log-context.ts";
import { paths } from "#lib/paths.ts";
import { routes } from "#lib/routes.ts";
import { countAnswer } from "#lib/telemetry/count-answer.ts";
import { isMeasuring } from "#lib/telemetry/sink.ts";

/** Longer than a proxy keeps an idle connection (nginx: 60 s), so that it never sends into one that we are closing. */
const keepAliveMs = 75_000;

interface PortalServerOptions {
  /** Next.js, for all that is not in the route table. */
  answerPage: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The files of a build, served as it compressed them; without, they are left to Next.js. */
  staticFolder?: string;
}

/** The portal's HTTP server: static files and the routes of `lib/routes.ts` in front of Next.js. */
export function createPortalServer({ answerPage, staticFolder }: PortalServerOptions): Server {
  const { portalUrl, limits } = environment();
  const everyAnswer = headersOfEveryAnswer();
  const table: Route[] = Object.values(routes);
  const answerAsset =
    staticFolder === undefined ? undefined : answerStatic("/_next/static/", staticFolder, everyAnswer);
  const answerRoute = answerRoutes(table, portalUrl, everyAnswer);
  const startPage = oneStartPerTurn();
  const drains = draining();
  const server = createHttpServer({
    everyAnswer,
    tokenPaths: table.filter(({ takesToken }) => takesToken).map(({ path }) => path),
    signInPath: paths.signIn({ problem: "no_intent" }),
    handle: (request, response) => {
      if (isMeasuring()) countAnswer(request.url, response);
      if (limits.knowsAddresses) tellClientAddress(request, limits.trustedProxies);
      // The process is going: the next request of this connection belongs to another one.
      if (drains.value) response.shouldKeepAlive = false;
      boundBodyTime(request, request.url?.startsWith(routes.upload.path) === true);
      if (answerAsset?.(request, response)) return;
      const address = limits.knowsAddresses ? String(request.headers[clientAddressHeader]) : undefined;
      withLogContext({ requestId: randomUUID(), address }, () => answer(request, response));
    },
  });
  server.keepAliveTimeout = keepAliveMs;
  // Of heads `headersTimeout` takes care, of bodies `boundBodyTime`; this alone would end a long file.
  server.requestTimeout = longestRequestMs;
  return server;

  /** From here on every line of the log says which request it is about. */
  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (answerRoute(request, response)) return;
    for (const [name, value] of Object.entries(everyAnswer)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    startPage(() => {
      answerPage(request, response).catch((error: unknown) => {
        log().error({ event: "request-broke", err: error });
        response.destroy();
      });
    });
  }
}
