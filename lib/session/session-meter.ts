import { meter } from "#lib/telemetry/sink.ts";
import type { EventDetails, SessionEvent } from "./session-events.ts";

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
