import type { Attributes, Counter, Gauge, Histogram, Meter as OtelMeter } from "@opentelemetry/api";
import { type InstrumentName, instruments } from "./instruments.ts";
import type { Meter } from "./sink.ts";

const boundariesMs = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000];

export function otelMeter(otel: OtelMeter): Meter {
  const counters = new Map<InstrumentName, Counter>();
  const histograms = new Map<InstrumentName, Histogram>();
  const gauges = new Map<InstrumentName, Gauge>();
  for (const name of Object.keys(instruments)) {
    if (!isInstrument(name)) continue;
    const { kind, description } = instruments[name];
    if (kind === "gauge") gauges.set(name, beginningAtZero(otel.createGauge(name, { description })));
    else if (kind === "counter")
      counters.set(name, counterFromZero(otel.createCounter(name, { description }), name));
    else {
      const advice = { explicitBucketBoundaries: boundariesMs };
      histograms.set(name, otel.createHistogram(name, { description, unit: "ms", advice }));
    }
  }
  return {
    count: (name, labels) => counters.get(name)?.add(1, { ...labels }),
    measure: (name, milliseconds, labels) => histograms.get(name)?.record(milliseconds, { ...labels }),
    set: (name, value) => gauges.get(name)?.record(value),
  };
}

function beginningAtZero(gauge: Gauge): Gauge {
  gauge.record(0);
  return gauge;
}

// Rates need the zero before the first count.
function counterFromZero(counter: Counter, name: InstrumentName): Counter {
  for (const labels of knownLabels(instruments[name].labels)) counter.add(0, labels);
  return counter;
}

/** All combinations of closed labels; none if a label is open. */
function knownLabels(labels: Readonly<Record<string, readonly string[]>>): Attributes[] {
  let combinations: Attributes[] = [{}];
  for (const [label, values] of Object.entries(labels)) {
    combinations = combinations.flatMap((known) => values.map((value) => ({ ...known, [label]: value })));
  }
  return combinations;
}

function isInstrument(name: string): name is InstrumentName {
  return name in instruments;
}
