import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Meter } from "@opentelemetry/api";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
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
    description: "How long answers took, by method, route and class of status.",
    advice: { explicitBucketBoundaries: secondsBoundaries },
  });
  const reads = meter.createCounter("space.reads", {
    description:
      "Reads that may go to a replica, by the server that answered, and why it was the primary: the replica was behind what the member needs, left out, or failed.",
  });
  return {
    readRecent: (server, why) => reads.add(1, { server, ...(why && { why }) }),
    answered: ({ milliseconds, status, ...labels }) =>
      requests.record(milliseconds / 1000, { ...labels, status: `${Math.floor(status / 100)}xx` }),
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
    await exporter.startServer();
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

function measureDatabase(meter: Meter, { unlimited, pools, replicas, log }: MetricsSource): void {
  const connections = meter.createObservableGauge("space.database.connections", {
    description: "Connections to PostgreSQL: used, idle, and statements that wait for one, by pool.",
  });
  connections.addCallback((result) => {
    for (const [pool, { total, idle, waiting }] of Object.entries({ ...pools(), ...replicas?.pools() })) {
      result.observe(total - idle, { pool, state: "used" });
      result.observe(idle, { pool, state: "idle" });
      result.observe(waiting, { pool, state: "waiting" });
    }
  });
  if (replicas !== undefined) {
    const gauge = meter.createObservableGauge("space.replicas", {
      description: "Read replicas, those that are used and those that are left out.",
    });
    gauge.addCallback((result) => {
      const { used, leftOut } = replicas.counts();
      result.observe(used, { state: "used" });
      result.observe(leftOut, { state: "left_out" });
    });
  }
  const jobs = meter.createObservableGauge("space.media.jobs", {
    description: "Files that wait to be processed, or are.",
  });
  jobs.addCallback(async (result) => {
    try {
      const { count } = await unlimited
        .selectFrom("media_job")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      result.observe(Number(count));
    } catch (error) {
      log.warn({ err: error }, "the media queue can't be counted");
    }
  });
}
