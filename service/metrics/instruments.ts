import { type ErrorCode, statusByCode } from "#service/errors.ts";

interface Instrument {
  kind: "counter" | "histogram" | "gauge";
  description: string;
  /** The possible values of each label; empty if they come from our routes. */
  labels: Readonly<Record<string, readonly string[]>>;
}

const open: readonly string[] = [];
export const errorCodes = Object.keys(statusByCode) as ErrorCode[];

/** All metrics. Labels never contain an id, an address or a text. */
export const instruments = {
  "space.request.seconds": {
    kind: "histogram",
    description: "How long answers took, by method, route and class of status.",
    labels: { method: open, route: open, status: ["2xx", "3xx", "4xx", "5xx"] },
  },
  "space.errors": {
    kind: "counter",
    description: "Answers that are errors, by code.",
    labels: { code: errorCodes },
  },
  "space.searches": {
    kind: "counter",
    description:
      "Searches that were answered, by what they looked through: all items, or only the newest where all would take too long.",
    labels: { among: ["all", "newest"] },
  },
  "space.reads": {
    kind: "counter",
    description:
      "Reads that may go to a replica, by the server that answered, and why it was the primary: the replica was behind what the member needs, left out, or failed.",
    labels: { server: ["primary", "replica"], why: ["behind", "left_out", "failed"] },
  },
  "space.database.connections": {
    kind: "gauge",
    description: "Connections to PostgreSQL: used, idle, and statements that wait for one, by pool.",
    labels: {
      pool: ["requests", "searches", "unlimited", "replica_requests", "replica_searches"],
      state: ["used", "idle", "waiting"],
    },
  },
  "space.replicas": {
    kind: "gauge",
    description: "Read replicas, those that are used and those that are left out.",
    labels: { state: ["used", "left_out"] },
  },
  "space.media.jobs": {
    kind: "gauge",
    description: "Files that wait to be processed, or are.",
    labels: {},
  },
  "space.words.waiting": {
    kind: "gauge",
    description: "Contents and Media whose words wait for the vocabulary of searches, counted to 10,000.",
    labels: {},
  },
  "space.types.unindexed": {
    kind: "gauge",
    description: "Content Types whose lists are not read from a partition of their own yet.",
    labels: {},
  },
} as const satisfies Record<string, Instrument>;

/** As Prometheus has them. */
export const prometheusNames = Object.entries(instruments).map(
  ([name, { kind }]) => name.replaceAll(".", "_") + (kind === "counter" ? "_total" : ""),
);
