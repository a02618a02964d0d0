import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import next from "next";
import { bridgeMounts, bridgeWarning } from "#lib/bridge/portal-bridge.ts";
import { EnvironmentError, environment } from "#lib/environment.ts";
import { boundBodyTime, longestRequestMs } from "#lib/gateway/body-time.ts";
import { draining, reportHealth } from "#lib/gateway/health.ts";
import { createHttpServer } from "#lib/gateway/http-server.ts";
import { answerMounted, type Mounts, type WebHandler } from "#lib/gateway/mount.ts";
import { oneStartPerTurn } from "#lib/gateway/one-start-per-turn.ts";
import { headersOfEveryAnswer } from "#lib/gateway/page-headers.ts";
import { passOn } from "#lib/gateway/pass-on.ts";
import { passOnConsole } from "#lib/gateway/pass-on-console.ts";
import { answerStatic } from "#lib/gateway/static-files.ts";
import { installableMounts } from "#lib/installable/answer-installable.ts";
import { clientAddressHeader, tellClientAddress } from "#lib/limits/client-address.ts";
import { log } from "#lib/log.ts";
import { consoleToLog } from "#lib/log-console.ts";
import { withLogContext } from "#lib/log-context.ts";
import { paths } from "#lib/paths.ts";
import { enterConsole } from "#lib/session/console/enter.ts";
import { leaveConsole } from "#lib/session/console/leave.ts";
import { renewal } from "#lib/session/keeper.ts";
import { describeSession } from "#lib/session/renewal/describe.ts";
import { startRenewer } from "#lib/session/renewal/start-renewer.ts";
import { staySignedIn } from "#lib/session/renewal/stay.ts";
import { beginSignIn } from "#lib/session/sign-in/login.ts";
import { signOut } from "#lib/session/sign-in/logout.ts";
import { answerSwitch } from "#lib/session/sign-in/new-session.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { SpaceFileError } from "#lib/space-file/parse.ts";
import { countAnswer } from "#lib/telemetry/count-answer.ts";
import { isMeasuring } from "#lib/telemetry/sink.ts";
import { startTelemetry } from "#lib/telemetry/start.ts";

/** What is answered in front of Next.js, by the same handlers that the route files mount. */
function mounts(portalUrl: string): Mounts {
  const file = currentSpaceFile();
  const providers = file.providers.map(({ id }) => id);
  const signIns = providers.map((id): [string, Mounts["paths"][string]] => [
    paths.login(id),
    postOnly((request) => beginSignIn(request, id, providers)),
  ]);
  return {
    prefixes: {
      [`${paths.api.acma}/`]: (call) => passOn(call, "acma"),
      [`${paths.api.acda}/`]: (call) => passOn(call, "acda"),
      [`${paths.api.upload}/`]: (call) => passOn(call, "upload"),
      [`${paths.api.cma}/`]: passOnConsole,
    },
    paths: {
      ...Object.fromEntries(signIns),
      [paths.api.session()]: { GET: describeSession, POST: staySignedIn },
      [paths.api.health()]: { GET: reportHealth },
      ...bridgeMounts(file, portalUrl),
      ...installableMounts(),
      [paths.logout()]: postOnly(signOut),
      [paths.answerSwitch()]: postOnly(answerSwitch),
      [paths.console.token()]: postOnly(enterConsole),
      [paths.console.signOut()]: postOnly(leaveConsole),
    },
  };
}

function postOnly(handle: WebHandler): Mounts["paths"][string] {
  return { POST: handle };
}

/** Addresses that come with a token. */
const tokenPaths = [paths.callback(), paths.bridge(), paths.app()];
/** Longer than a proxy keeps an idle connection (nginx: 60 s), so that it never sends into one that we are closing. */
const keepAliveMs = 75_000;
const noticeMs = 2_000;
const longestDrainMs = 20_000;

try {
  await listen();
} catch (error) {
  const known = error instanceof EnvironmentError || error instanceof SpaceFileError;
  if (known) process.stderr.write(`${error.message}\n`);
  else log().error({ event: "not-started", err: error });
  process.exit(1);
}

async function listen(): Promise<void> {
  const { host, port, portalUrl, telemetry, limits } = environment();
  const everyAnswer = headersOfEveryAnswer();
  startRenewer();
  const stopTelemetry = await startTelemetry(telemetry);
  consoleToLog();
  const app = next({ dev: false, port, hostname: "localhost" });
  const handle = app.getRequestHandler();
  await app.prepare();
  // Connects to the store of session records, should there be one, and does not wait for it.
  renewal();
  const answerAsset = answerStatic("/_next/static/", ".next/static", everyAnswer);
  const answerBeforeNext = answerMounted(mounts(portalUrl), portalUrl, everyAnswer);
  const startPage = oneStartPerTurn();
  const drains = draining();
  const signInPath = paths.signIn({ problem: "no_intent" });
  const server = createHttpServer({ everyAnswer, tokenPaths, signInPath, handle: answer });
  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (isMeasuring()) countAnswer(request.url, response);
    if (limits.knowsAddresses) tellClientAddress(request, limits.trustedProxies);
    // The process is going: the next request of this connection belongs to another one.
    if (drains.value) response.shouldKeepAlive = false;
    boundBodyTime(request, request.url?.startsWith(`${paths.api.upload}/`) === true);
    if (answerAsset(request, response)) return;
    const address = limits.knowsAddresses ? String(request.headers[clientAddressHeader]) : undefined;
    withLogContext({ requestId: randomUUID(), address }, () => answerNamed(request, response));
  }
  /** From here on every line of the log says which request it is about. */
  function answerNamed(request: IncomingMessage, response: ServerResponse): void {
    if (answerBeforeNext(request, response)) return;
    for (const [name, value] of Object.entries(everyAnswer)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    startPage(() => {
      handle(request, response).catch((error: unknown) => {
        log().error({ event: "request-broke", err: error });
        response.destroy();
      });
    });
  }
  server.keepAliveTimeout = keepAliveMs;
  // Of heads `headersTimeout` takes care, of bodies `boundBodyTime`; this alone would end a long file.
  server.requestTimeout = longestRequestMs;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  // Kept after the first one: a supervisor and its process group both send it, and the default action would end us.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => drain(server, stopTelemetry));
  // Whoever started us with a channel and is gone can send no signal any more.
  if (process.send !== undefined) process.once("disconnect", () => drain(server, stopTelemetry));
  if (!limits.knowsAddresses) {
    const why = "PORTAL_URL is https and TRUST_PROXY is not set: nobody is limited by address";
    log().warn({ event: "client-addresses-unknown", why });
  }
  const why = bridgeWarning(currentSpaceFile().bridge);
  if (why !== undefined) log().warn({ event: "bridge-unverified", why });
  log().info({ event: "listening", port });
  process.send?.({ ready: true, url: portalUrl });
}

// A renewal outlives the call that began it, and its pair must not go with this process.
async function leave(stopTelemetry: () => Promise<void>): Promise<void> {
  await renewal().idle();
  await stopTelemetry().catch(() => undefined);
  process.exit(0);
}

// Whoever sends requests here has to see that it should not, before it is refused.
function drain(server: Server, stopTelemetry: () => Promise<void>): void {
  if (draining().value) return;
  draining().value = true;
  setTimeout(() => {
    server.close(() => void leave(stopTelemetry));
    server.closeIdleConnections();
  }, noticeMs);
  setTimeout(() => process.exit(0), longestDrainMs).unref();
}
