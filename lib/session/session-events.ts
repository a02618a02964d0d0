import type { LogField } from "#lib/log-fields.ts";
import { meter } from "#lib/telemetry/sink.ts";

/** Session events for logs and metrics. Details are plain values, never a token or a session id. */
export const sessionEvents = [
  /** `generation`. */
  "renewed",
  /** The Auth API gave no usable answer: `why`, `unknown` (the pair may be used up). */
  "renewal-failed",
  /** The same, before the second try: `why`. */
  "renewal-outcome-unknown",
  /**
   * The Auth API refused the newest pair and the session has ended: `generation`, `lapsed` (another instance
   * had the turn and disappeared, perhaps with the successor).
   */
  "renewal-refused",
  /** A refusal that ends nothing, as the shared store is down: `generation`. */
  "refusal-undecided",
  /** A renewal waited for another instance: `ms`. */
  "waited",
  /** A request with an old pair got the newest: `generations` (how many it was behind). */
  "handed-on",
  /** A due renewal was postponed: the shared store is down and the accessToken still valid. */
  "postponed",
  /** The turn passed from an instance that disappeared or stalled: `generation`. */
  "turn-taken-over",
  /** The shared store is down; this process continues alone: `why`. */
  "store-degraded",
  /** The shared store is back: `ms` (of the outage), `restarted`, `writtenBack` (records). */
  "store-back",
  /** No key of SESSION_SECRETS opens a record: `rank`. */
  "unreadable-record",
] as const;

export type SessionEvent = (typeof sessionEvents)[number];

export type EventDetails = Readonly<Partial<Record<Exclude<LogField, "event">, string | number | boolean>>>;

export type Note = (event: SessionEvent, details: EventDetails) => void;

const measures: Record<SessionEvent, (details: EventDetails) => void> = {
  renewed: () => meter().count("atrium.renewals", { outcome: "renewed" }),
  "renewal-failed": () => meter().count("atrium.renewals", { outcome: "failed" }),
  "renewal-outcome-unknown": () => meter().count("atrium.renewals.unknown", {}),
  "renewal-refused": (details) => {
    meter().count("atrium.renewals", { outcome: "refused" });
    if (details.lapsed === true) meter().count("atrium.renewals.lapsed", {});
  },
  "refusal-undecided": () => meter().count("atrium.renewals", { outcome: "undecided" }),
  postponed: () => meter().count("atrium.renewals", { outcome: "postponed" }),
  waited: ({ ms }) => meter().measure("atrium.renewal.wait.ms", typeof ms === "number" ? ms : 0, {}),
  "handed-on": () => meter().count("atrium.pairs.handedon", {}),
  "turn-taken-over": () => meter().count("atrium.renewals.takenover", {}),
  "store-degraded": () => {
    meter().set("atrium.store.degraded", 1);
    meter().count("atrium.store.outages", {});
  },
  "store-back": () => meter().set("atrium.store.degraded", 0),
  "unreadable-record": () => meter().count("atrium.records.unreadable", {}),
};

export function measureEvent(event: SessionEvent, details: EventDetails): void {
  measures[event](details);
}
