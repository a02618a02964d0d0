import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { listenError } from "#service/listen-error.ts";
import { errorCodes, instruments } from "#service/metrics/instruments.ts";
import { measureDatabase } from "#service/metrics/measure-database.ts";
import type { Metrics, MetricsSource } from "#service/metrics/start-metrics.ts";
import type { SettingsBeforeSecret } from "#service/settings.ts";

const scope = "atrium-space";
const secondsBoundaries = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];
/** How long an exiting process waits for a collector. */
const longestStopMilliseconds = 2_000;

export async function openMetrics(source: MetricsSource): Promise<Metrics> {
  const readers = await openReaders(source.settings);
  const resource = resourceFromAttributes({ "service.instance.id": randomUUID(), "service.name": scope });
  const provider = new MeterProvider({ resource, readers });
  const meter = provider.getMeter(scope);
  measureDatabase(meter, source);
  const requests = meter.createHistogram("space.request.seconds", {
    ...instruments["space.request.seconds"],
    advice: { explicitBucketBoundaries: secondsBoundaries },
  });
  const errors = meter.createCounter("space.errors", instruments["space.errors"]);
  // Present from the start, so that the first one shows as an increase.
  for (const code of errorCodes) errors.add(0, { code });
  const searches = meter.createCounter("space.searches", instruments["space.searches"]);
  for (const among of instruments["space.searches"].labels.among) searches.add(0, { among });
  const reads = meter.createCounter("space.reads", instruments["space.reads"]);
  return {
    readRecent: (server, why) => reads.add(1, { server, ...(why && { why }) }),
    searched: (among) => searches.add(1, { among }),
    answered: ({ milliseconds, status, error, ...labels }) => {
      requests.record(milliseconds / 1000, { ...labels, status: `${Math.floor(status / 100)}xx` });
      if (error !== undefined) errors.add(1, { code: error });
    },
    stop: async () => {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, setTimeout(longestStopMilliseconds, undefined, { ref: false })]);
    },
  };
}

async function openReaders({
  metricsHost: host,
  metricsPort: port,
  ...settings
}: SettingsBeforeSecret): Promise<IMetricReader[]> {
  const readers: IMetricReader[] = [];
  if (port !== undefined) {
    const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
    await exporter.startServer().catch((error: unknown) => {
      throw listenError(error, { host: "SPACE_METRICS_HOST", port: "SPACE_METRICS_PORT" });
    });
    readers.push(exporter);
  }
  if (settings.otlpEndpoint !== undefined) {
    const { OTLPMetricExporter } = await (settings.otlpProtocol === "http/json"
      ? import("@opentelemetry/exporter-metrics-otlp-http")
      : import("@opentelemetry/exporter-metrics-otlp-proto"));
    const milliseconds = settings.otlpMilliseconds;
    readers.push(
      new PeriodicExportingMetricReader({
        // It reads OTEL_EXPORTER_OTLP_HEADERS itself.
        exporter: new OTLPMetricExporter({ url: `${settings.otlpEndpoint}/v1/metrics` }),
        exportIntervalMillis: milliseconds,
        exportTimeoutMillis: Math.min(milliseconds, 10_000),
      }),
    );
  }
  return readers;
}
