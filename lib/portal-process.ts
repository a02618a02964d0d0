import type { Server } from "node:http";
import next from "next";
import { bridgeWarning } from "#lib/bridge/bridge-handlers.ts";
import { passBuiltConfig } from "#lib/built-config.ts";
import { environment } from "#lib/environment.ts";
import { listenError } from "#lib/environment-listen.ts";
import { compressAnswer } from "#lib/gateway/http/compress-answer.ts";
import { draining } from "#lib/gateway/http/health.ts";
import { log } from "#lib/log.ts";
import { consoleToLog } from "#lib/log-console.ts";
import { mapFiles } from "#lib/paths.ts";
import { createPortalServer } from "#lib/portal-server.ts";
import { renewal } from "#lib/session/container.ts";
import { startRenewer } from "#lib/session/renewal/renewer-process.ts";
import { currentSpaceFile } from "#lib/space-file/current.ts";
import { startTelemetry } from "#lib/telemetry/start.ts";

const noticeMs = 2_000;
const longestDrainMs = 20_000;

/** Starts to answer: telemetry, Next.js, the port. Drains on a signal or when the parent process has ended. */
export async function listen(): Promise<void> {
  const { isDevelopment, host, port, portalUrl, telemetry, limits } = environment();
  const warning = bridgeWarning(currentSpaceFile().bridge, portalUrl);
  startRenewer();
  const stopTelemetry = await startTelemetry(telemetry);
  if (!isDevelopment) {
    consoleToLog();
    passBuiltConfig();
  }
  const app = next({ dev: isDevelopment, port, hostname: "localhost" });
  await app.prepare();
  // Connects to the store of session records without waiting.
  renewal();
  const answerPage = app.getRequestHandler();
  const server = createPortalServer({
    answerPage: async (request, response) => {
      compressAnswer(request, response);
      await answerPage(request, response);
    },
    mapFolder: `public${mapFiles}`,
    ...(!isDevelopment && { staticFolder: ".next/static" }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenError(error, { host: "HOST", port: "PORT" })));
    server.listen(port, host, resolve);
  });
  // Handled repeatedly: a supervisor and its process group both send the signal.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => drain(server, stopTelemetry));
  // A parent process that died can no longer send a signal.
  if (process.send !== undefined) process.once("disconnect", () => drain(server, stopTelemetry));
  if (!limits.knowsAddresses) {
    const why = "PORTAL_URL is https and TRUST_PROXY is not set: there is no rate limit by address";
    log().warn({ event: "client-addresses-unknown", why });
  }
  if (warning !== undefined) log().warn({ event: "bridge-unverified", why: warning });
  log().info({ event: "listening", port });
  process.send?.({ ready: true, url: portalUrl });
}

// A renewal may outlive its call, and its pair must not be lost.
async function leave(stopTelemetry: () => Promise<void>): Promise<void> {
  await renewal().idle();
  await stopTelemetry().catch(() => undefined);
  process.exit(0);
}

// /api/health answers 503 first, so that a load balancer stops sending requests before they are refused.
function drain(server: Server, stopTelemetry: () => Promise<void>): void {
  if (draining().value) return;
  draining().value = true;
  // No proxy sends requests here, and hot reloading keeps sockets open.
  if (environment().isDevelopment) return void leave(stopTelemetry);
  setTimeout(() => {
    server.close(() => void leave(stopTelemetry));
    server.closeIdleConnections();
  }, noticeMs);
  setTimeout(() => process.exit(0), longestDrainMs).unref();
}
