import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { OpenDatabase } from "#service/database/open.ts";
import type { Database } from "#service/database/schema.ts";
import { errorCodeOf } from "#service/error-renderer.ts";
import type { ErrorCode } from "#service/errors.ts";
import type { PrimaryReason } from "#service/replicas/read-recent.ts";
import type { Replicas } from "#service/replicas/replicas.ts";
import type { SettingsBeforeSecret } from "#service/settings.ts";

export interface MetricsSource {
  settings: SettingsBeforeSecret;
  db: Kysely<Database>;
  pools: OpenDatabase["pools"];
  replicas: Replicas | undefined;
  log: Logger;
}

/** Labels come from our own tables, without ids, addresses or paths of requests. */
interface Answered {
  method: string;
  route: string;
  status: number;
  error: ErrorCode | undefined;
  milliseconds: number;
}

export interface Metrics {
  answered(answer: Answered): void;
  /** A search was answered. */
  searched(among: "all" | "newest"): void;
  /** Which server answered a read that may go to a replica. */
  readRecent(server: "primary" | "replica", why?: PrimaryReason): void;
  /** Sends what is buffered. */
  stop(): Promise<void>;
}

/** Starts metrics as configured; otherwise OpenTelemetry isn't loaded. Throws if the port is taken. */
export async function startMetrics(source: MetricsSource): Promise<Metrics | undefined> {
  const { metricsPort, otlpEndpoint } = source.settings;
  if (metricsPort === undefined && otlpEndpoint === undefined) return undefined;
  const { openMetrics } = await import("#service/metrics/metrics.ts");
  return openMetrics(source);
}

/** Before any route is registered. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics | undefined): void {
  if (metrics === undefined) return;
  app.addHook("onResponse", (request, reply, done) => {
    metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? "unknown",
      status: reply.statusCode,
      error: errorCodeOf(request),
      milliseconds: reply.elapsedTime,
    });
    done();
  });
}
