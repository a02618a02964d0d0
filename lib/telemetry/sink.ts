import { processState } from "#lib/process-state.ts";
import type { CounterName, GaugeName, HistogramName, LabelsOf } from "./instruments.ts";

/** Never throws. */
export interface Meter {
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>): void;
  measure<Name extends HistogramName>(name: Name, milliseconds: number, labels: LabelsOf<Name>): void;
  set(name: GaugeName, value: number): void;
}

/** Calls through the proxy, calls to a service, renewals. */
export type SpanName = "proxy" | "upstream" | "renewal";

/** From our own tables: never a token, a member's id, a path or a query string. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface OpenSpan {
  set(attributes: SpanAttributes): void;
  fail(what: string): void;
}

export interface Tracer {
  /** Runs `work` in a child span; a renewal has a span of its own, with a link. */
  within<Result>(
    name: SpanName,
    attributes: SpanAttributes,
    work: (span: OpenSpan) => Promise<Result>,
  ): Promise<Result>;
  traceId(): string | undefined;
}

interface Telemetry {
  meter: Meter;
  tracer: Tracer;
}

const noSpan: OpenSpan = { set: () => {}, fail: () => {} };
const silent: Telemetry = {
  meter: { count: () => {}, measure: () => {}, set: () => {} },
  tracer: { within: (_, __, work) => work(noSpan), traceId: () => undefined },
};

// Once per module instance, to avoid the look-up.
const telemetry = processState("telemetry", () => ({ current: silent }));

export function meter(): Meter {
  return telemetry.current.meter;
}

export function tracer(): Tracer {
  return telemetry.current.tracer;
}

/** Whether anything is recorded; if not, skip expensive attributes. */
export function isMeasuring(): boolean {
  return telemetry.current !== silent;
}

/** Sets the sink; without one, measurements are dropped. */
export function setTelemetry(sink?: Partial<Telemetry>): void {
  telemetry.current = sink === undefined ? silent : { ...silent, ...sink };
}

export function statusClass(status: number): "2xx" | "3xx" | "4xx" | "5xx" {
  if (status >= 500) return "5xx";
  if (status >= 400) return "4xx";
  return status >= 300 ? "3xx" : "2xx";
}
