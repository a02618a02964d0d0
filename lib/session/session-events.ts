import { meter } from "#lib/telemetry/sink.ts";

/**
 * What happens to sessions beyond single requests, for logs and metrics; details are plain values, never a token or
 * a session id. The list is closed: whoever counts them counts these.
 */
export const sessionEvents = [
  /** A pair was renewed and kept: `generation`. */
  "renewed",
  /** The Auth API gave no answer that counts: `why`, `unknown` (the pair may be used up all the same). */
  "renewal-failed",
  /** The same, and the one further try begins: `why`. */
  "renewal-outcome-unknown",
  /** The Auth API refused the newest known pair and the session has ended: `generation`, and `lapsed`: whether another
   * instance had the turn before and vanished, perhaps with the successor. */
  "renewal-refused",
  /** A refusal that ends nothing yet, as the shared store cannot be asked for a successor: `generation`. */
  "refusal-undecided",
  /** A renewal waited for the one of another instance: `ms`. */
  "waited",
  /** A superseded pair was answered with the newest: `generations` (how many it was behind). */
  "handed-on",
  /** A renewal that was due was left for later, as the shared store is away and the accessToken still good. */
  "postponed",
  /** The turn to renew passed from an instance that vanished or stalled: `generation`. */
  "turn-taken-over",
  /** The shared store cannot be used; this process goes on by itself: `why`. */
  "store-degraded",
  /** The shared store is in use again: `ms` (of the outage), `restarted`, `writtenBack` (records). */
  "store-back",
  /** A record in the shared store that no key of SESSION_SECRETS opens: `rank`. */
  "unreadable-record",
] as const;

export type SessionEvent = (typeof sessionEvents)[number];

export type EventDetails = Readonly<Record<string, string | number | boolean>>;

/** Takes note of an event; never throws. */
export type Note = (event: SessionEvent, details: EventDetails) => void;

/** What is measured of each event; the list is whole, so that a new event is thought of here. */
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

/** Measures what has happened to a session. */
export function measureEvent(event: SessionEvent, details: EventDetails): void {
  measures[event](details);
}
