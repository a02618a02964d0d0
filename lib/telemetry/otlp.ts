import { OTLPMetricExporter as JsonMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPMetricExporter as ProtobufMetricExporter } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter as JsonTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import type { Resource } from "@opentelemetry/resources";
import { type IMetricReader, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { OtlpSettings } from "#lib/environment-telemetry.ts";
import { otelTracer } from "./otel-tracer.ts";
import type { Tracer } from "./sink.ts";

export function metricReader({ endpoint, headers, protocol, metricsEveryMs }: OtlpSettings): IMetricReader {
  const Exporter = protocol === "http/json" ? JsonMetricExporter : ProtobufMetricExporter;
  return new PeriodicExportingMetricReader({
    exporter: new Exporter({ url: `${endpoint}/v1/metrics`, headers }),
    exportIntervalMillis: metricsEveryMs,
    exportTimeoutMillis: Math.min(metricsEveryMs, 10_000),
  });
}

/** Sends spans in batches. The provider isn't global, so only we create spans. */
export function traces(
  { endpoint, headers, protocol, traceRatio }: OtlpSettings,
  resource: Resource,
  scope: string,
): { tracer: Tracer; shutdown(): Promise<void> } {
  const Exporter = protocol === "http/json" ? JsonTraceExporter : ProtobufTraceExporter;
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceRatio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new Exporter({ url: `${endpoint}/v1/traces`, headers }) }),
    ],
  });
  return { tracer: otelTracer(provider.getTracer(scope)), shutdown: () => provider.shutdown() };
}
