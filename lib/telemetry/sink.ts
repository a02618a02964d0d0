import { processState } from "../process-state.ts";
import type { CounterName, GaugeName, HistogramName, LabelsOf } from "./instruments.ts";

/** Where measurements go. Nothing here throws. */
export interface Meter {
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>): void;
  measure<Name extends HistogramName>(name: Name, milliseconds: number, labels: LabelsOf<Name>): void;
  set(name: GaugeName, value: number): void;
}

/** What is traced: calls through the proxy, calls to a service, renewals. */
export type SpanName = "proxy" | "upstream" | "renewal";

/** Values from our own tables: never a token, an id of a member, a path or a query string. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface OpenSpan {
  set(attributes: SpanAttributes): void;
  fail(what: string): void;
}

export interface Tracer {
  /** Runs `work` in a span: a child of the one that it is called in; a renewal stands by itself, with a link. */
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

// Once for each instance of this module: whoever measures should not pay for the look-up.
const telemetry = processState("telemetry", () => ({ current: silent }));

export function meter(): Meter {
  return telemetry.current.meter;
}

export function tracer(): Tracer {
  return telemetry.current.tracer;
}

/** Whether anybody looks: what is dear to find out need not be found out otherwise. */
export function isMeasuring(): boolean {
  return telemetry.current !== silent;
}

/** From here on measurements go to `sink`; without one, nowhere, as at the start. */
export function setTelemetry(sink?: Partial<Telemetry>): void {
  telemetry.current = sink === undefined ? silent : { ...silent, ...sink };
}

/** `2xx` and so on. */
export function statusClass(status: number): "2xx" | "3xx" | "4xx" | "5xx" {
  if (status >= 500) return "5xx";
  if (status >= 400) return "4xx";
  return status >= 300 ? "3xx" : "2xx";
}
