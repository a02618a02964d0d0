import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { OpenSpan, SpanName, Tracer } from "./sink.ts";

const kinds: Record<SpanName, SpanKind> = {
  proxy: SpanKind.SERVER,
  upstream: SpanKind.CLIENT,
  renewal: SpanKind.INTERNAL,
};

/**
 * Spans of OpenTelemetry. The current span isn't in its global context, as Next.js would add spans with whole
 * URLs.
 */
export function otelTracer(otel: OtelTracer): Tracer {
  const under = new AsyncLocalStorage<Span>();
  return {
    within: (name, attributes, work) => {
      const parent = under.getStore();
      // A renewal serves many calls and outlives them.
      const alone = name === "renewal" || parent === undefined;
      const links = alone && parent !== undefined ? [{ context: parent.spanContext() }] : [];
      const context = alone ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
      const span = otel.startSpan(name, { kind: kinds[name], attributes: { ...attributes }, links }, context);
      return under.run(span, () => finished(span, work));
    },
    traceId: () => under.getStore()?.spanContext().traceId,
  };
}

async function finished<Result>(span: Span, work: (span: OpenSpan) => Promise<Result>): Promise<Result> {
  try {
    return await work({
      set: (attributes) => void span.setAttributes({ ...attributes }),
      fail: (what) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", what),
    });
  } catch (error) {
    // Only the class: messages may contain anything.
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute("error.type", error instanceof Error ? error.constructor.name : typeof error);
    throw error;
  } finally {
    span.end();
  }
}
