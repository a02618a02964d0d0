import type { Meter } from "@opentelemetry/api";
import { sql } from "kysely";
import { instruments } from "#service/metrics/instruments.ts";
import type { MetricsSource } from "#service/metrics/start-metrics.ts";

/** What waits in the database, in all Spaces. Counted at every scrape, so it has to be cheap. */
const counts = [
  ["space.media.jobs", sql`select count(*)::int as count from media_job`],
  [
    "space.words.waiting",
    sql`select count(*)::int as count from (select from unread_item limit 10000) as waiting`,
  ],
  [
    "space.types.unindexed",
    sql`select count(*)::int as count from content_type as type left join listed_type as listed
      on listed.space_id = type.space_id and listed.content_type_id = type.id
      where listed.is_complete is not true`,
  ],
] as const;

export function measureDatabase(meter: Meter, source: MetricsSource): void {
  measureConnections(meter, source);
  for (const count of counts) measureCount(meter, source, count);
}

function measureConnections(meter: Meter, { pools, replicas }: MetricsSource): void {
  const name = "space.database.connections";
  meter.createObservableGauge(name, instruments[name]).addCallback((result) => {
    for (const [pool, { total, idle, waiting }] of Object.entries({ ...pools(), ...replicas?.pools() })) {
      result.observe(total - idle, { pool, state: "used" });
      result.observe(idle, { pool, state: "idle" });
      result.observe(waiting, { pool, state: "waiting" });
    }
  });
  if (replicas === undefined) return;
  meter.createObservableGauge("space.replicas", instruments["space.replicas"]).addCallback((result) => {
    const { used, leftOut } = replicas.counts();
    result.observe(used, { state: "used" });
    result.observe(leftOut, { state: "left_out" });
  });
}

function measureCount(
  meter: Meter,
  { unlimited, log }: MetricsSource,
  [name, count]: (typeof counts)[number],
): void {
  meter.createObservableGauge(name, instruments[name]).addCallback(async (result) => {
    try {
      const { rows } = await sql<{ count: number }>`${count}`.execute(unlimited);
      for (const row of rows) result.observe(row.count);
    } catch (error) {
      log.warn({ err: error, metric: name }, "a metric can't be read from the database");
    }
  });
}
