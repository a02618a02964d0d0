import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { environment } from "#lib/environment.ts";
import { answerRoutes } from "#lib/gateway/http/answer-route.ts";
import { boundBodyTime, longestRequestMs } from "#lib/gateway/http/body-time.ts";
import { draining } from "#lib/gateway/http/health.ts";
import { createHttpServer } from "#lib/gateway/http/http-server.ts";
import { oneStartPerTurn } from "#lib/gateway/http/one-start-per-turn.ts";
import { headersOfEveryAnswer, mapFilesPolicy } from "#lib/gateway/http/page-headers.ts";
import type { Route } from "#lib/gateway/http/route.ts";
import { answerStatic } from "#lib/gateway/http/static-files.ts";
import { clientAddressHeader, setClientAddress } from "#lib/limits/client-address.ts";
import { log } from "#lib/log.ts";
import { withLogContext } from "#lib/log-context.ts";
import { mapFiles, paths } from "#lib/paths.ts";
import { routes } from "#lib/routes.ts";
import { countAnswer } from "#lib/telemetry/count-answer.ts";
import { isMeasuring } from "#lib/telemetry/sink.ts";

/** Longer than proxies keep idle connections (nginx: 60 s), so that none sends into a closing one. */
const keepAliveMs = 75_000;

/** For a page of which nothing is read: it is in memory until then. Longer than it waits for one call of a service. */
const longestPauseMs = 90_000;

interface PortalServerOptions {
  /** Next.js, for everything outside the route table. */
  answerPage: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The build's files, served as compressed by it; without, Next.js serves them. */
  staticFolder?: string;
  /** Tiles of maps, and the worker that draws them. */
  mapFolder?: string;
  pauseMs?: number;
}

/** Serves static files and the routes of `lib/routes.ts` in front of Next.js. */
export function createPortalServer(options: PortalServerOptions): Server {
  const { answerPage, staticFolder, mapFolder, pauseMs = longestPauseMs } = options;
  const { portalUrl, limits } = environment();
  const everyAnswer = headersOfEveryAnswer();
  const table: Route[] = Object.values(routes);
  const answerAsset =
    staticFolder === undefined ? undefined : answerStatic("/_next/static/", staticFolder, everyAnswer);
  const answerMapFile =
    mapFolder === undefined
      ? undefined
      : answerStatic(mapFiles, mapFolder, { ...everyAnswer, "content-security-policy": mapFilesPolicy() });
  const answerRoute = answerRoutes(table, portalUrl, everyAnswer);
  const startPage = oneStartPerTurn();
  const drains = draining();
  const server = createHttpServer({
    everyAnswer,
    tokenPaths: table.filter(({ takesToken }) => takesToken).map(({ path }) => path),
    signInPath: paths.signIn({ problem: "no_intent" }),
    handle: (request, response) => {
      if (isMeasuring()) countAnswer(request.url, response);
      if (limits.knowsAddresses) setClientAddress(request, limits.trustedProxies);
      // Draining: further requests go to another process.
      if (drains.value) response.shouldKeepAlive = false;
      boundBodyTime(request, request.url?.startsWith(routes.upload.path) === true);
      if (answerAsset?.(request, response) || answerMapFile?.(request, response)) return;
      const address = limits.knowsAddresses ? String(request.headers[clientAddressHeader]) : undefined;
      withLogContext({ requestId: randomUUID(), address }, () => answer(request, response));
    },
  });
  server.keepAliveTimeout = keepAliveMs;
  // `headersTimeout` and `boundBodyTime` set the limits; this one would end long files.
  server.requestTimeout = longestRequestMs;
  return server;

  /** Runs within the log context. */
  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (answerRoute(request, response)) return;
    request.url = decodableTarget(request.url ?? "/");
    for (const [name, value] of Object.entries(everyAnswer)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    response.setTimeout(pauseMs, () => response.destroy());
    startPage(() => {
      answerPage(request, response).catch((error: unknown) => {
        log().error({ event: "request-broke", err: error });
        response.destroy();
      });
    });
  }
}

/** Next.js fails at a path that it can't decode, such as a link that was cut. With its `%` encoded it is an unknown page. */
function decodableTarget(target: string): string {
  const [path = ""] = target.split("?", 1);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll("%", "%25") + target.slice(path.length);
  }
}
