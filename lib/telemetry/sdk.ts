import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { DiagLogLevel, diag } from "@opentelemetry/api";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { type IMetricReader, MeterProvider } from "@opentelemetry/sdk-metrics";
import { listenError } from "#lib/environment-listen.ts";
import type { TelemetrySettings } from "#lib/environment-telemetry.ts";
import { log } from "#lib/log.ts";
import { otelMeter } from "./otel-meter.ts";
import { setTelemetry } from "./sink.ts";

const scope = "atrium";
const troubleEveryMs = 60_000;
/** How long an exiting process waits for a collector. */
const longestStopMs = 2_000;

/** Starts metrics and, with an endpoint, traces; returns a function that flushes and stops. */
export async function startSdk(settings: TelemetrySettings): Promise<() => Promise<void>> {
  logExporterProblems();
  const resource = resourceFromAttributes({ "service.instance.id": randomUUID(), ...settings.resource });
  const readers: IMetricReader[] = [];
  if (settings.prometheus !== undefined) readers.push(await prometheus(settings.prometheus));
  const otlp = settings.otlp;
  const sender = otlp && { ...(await import("./otlp.ts")), to: otlp };
  if (sender !== undefined) readers.push(sender.metricReader(sender.to));
  const meters = new MeterProvider({ resource, readers });
  const traces = sender?.traces(sender.to, resource, scope);
  setTelemetry({
    meter: otelMeter(meters.getMeter(scope)),
    ...(traces !== undefined && { tracer: traces.tracer }),
  });
  return async () => {
    setTelemetry();
    const sent = Promise.allSettled([meters.shutdown(), traces?.shutdown()]);
    await Promise.race([sent, pause(longestStopMs, undefined, { ref: false })]);
  };
}

async function prometheus({ host, port }: { host: string; port: number }): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
  await exporter.startServer().catch((error: unknown) => {
    throw listenError(error, { host: "METRICS_HOST", port: "METRICS_PORT" });
  });
  return exporter;
}

// One line a minute while a collector is down.
function logExporterProblems(): void {
  let silentUntil = 0;
  const tell = (why: string): void => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + troubleEveryMs;
    log().warn({ event: "telemetry-trouble", why });
  };
  const nothing = (): void => {};
  diag.setLogger(
    { error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
