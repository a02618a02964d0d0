import { setTimeout as wait } from "node:timers/promises";
import type { BatchObservableResult, Meter } from "@opentelemetry/api";
import { sql } from "kysely";
import { instruments } from "#service/metrics/instruments.ts";
import type { MetricsSource } from "#service/metrics/start-metrics.ts";

/** The queues of all Spaces in the database. Counted at every scrape, so it has to be cheap. */
const counts = {
  "space.media.jobs": sql`select count(*)::int from media_job`,
  "space.words.waiting": sql`select count(*)::int from (select from unread_item limit 10000) as waiting`,
  "space.types.unindexed": sql`
    select count(*)::int from content_type as type left join listed_type as listed
      on listed.space_id = type.space_id and listed.content_type_id = type.id
    where listed.is_complete is not true`,
};
type Counted = Record<keyof typeof counts, number>;

/** After this, a scrape reports the previous counts; Prometheus gives up after ten seconds. */
const scrapeMilliseconds = 2_000;

export function measureDatabase(meter: Meter, source: MetricsSource): void {
  measureConnections(meter, source);
  measureCounts(meter, source);
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

/**
 * Concurrent scrapes share one statement on the pool of requests, so that its time limit applies and the two
 * connections for indexes stay free.
 */
function measureCounts(meter: Meter, { db, log }: MetricsSource): void {
  const names = Object.keys(counts) as (keyof typeof counts)[];
  const gauges = names.map((name) => [name, meter.createObservableGauge(name, instruments[name])] as const);
  let counting: Promise<Counted | undefined> | undefined;
  const count = async () => {
    try {
      const columns = names.map((name) => sql`(${counts[name]}) as ${sql.id(name)}`);
      const { rows } = await sql<Counted>`select ${sql.join(columns)}`.execute(db);
      return rows[0];
    } catch (error) {
      log.warn({ err: error }, "metrics can't be read from the database");
      return undefined;
    } finally {
      counting = undefined;
    }
  };
  const observe = async (result: BatchObservableResult) => {
    counting ??= count();
    const counted = await Promise.race([counting, wait(scrapeMilliseconds, undefined, { ref: false })]);
    if (counted) for (const [name, gauge] of gauges) result.observe(gauge, counted[name]);
  };
  meter.addBatchObservableCallback(
    observe,
    gauges.map(([, gauge]) => gauge),
  );
}
