interface Instrument {
  kind: "counter" | "histogram" | "gauge";
  description: string;
  /** Each label's possible values; empty if they come from our tables. */
  labels: Readonly<Record<string, readonly string[]>>;
}

const open: readonly string[] = [];
const statusClasses = ["2xx", "3xx", "4xx", "5xx"] as const;

/** All metrics. Labels never contain a member's data: no id, address or path. */
export const instruments = {
  "atrium.request.ms": {
    kind: "histogram",
    description: "Calls through the proxy: how long they took, by row of the endpoint table.",
    labels: { route: open, status: statusClasses },
  },
  "atrium.answers": {
    kind: "counter",
    description: "Answers of every kind: pages, calls, sign-in and sign-out, files of the build.",
    labels: { kind: ["page", "call", "session", "file"], status: statusClasses },
  },
  "atrium.upstream.ms": {
    kind: "histogram",
    description: "Calls to a service of the Space: how long its answer's head took.",
    labels: {
      service: ["auth", "acma", "acda", "cma", "upload"],
      status: ["1xx", ...statusClasses, "unreachable", "timeout", "aborted"],
    },
  },
  "atrium.renewals": {
    kind: "counter",
    description: "Renewals of token pairs, by what became of them; `undecided` and `postponed` end nothing.",
    labels: { outcome: ["renewed", "failed", "refused", "undecided", "postponed"] },
  },
  "atrium.renewal.ms": {
    kind: "histogram",
    description: "How long the Auth API took for a renewal.",
    labels: {},
  },
  "atrium.renewal.wait.ms": {
    kind: "histogram",
    description: "How long renewals waited for the one of another instance.",
    labels: {},
  },
  "atrium.renewals.unknown": {
    kind: "counter",
    description: "Renewals without an answer that counts: the pair may have been used up.",
    labels: {},
  },
  "atrium.renewals.lapsed": {
    kind: "counter",
    description: "Refusals after another instance had the turn and vanished, perhaps with the successor.",
    labels: {},
  },
  "atrium.renewals.takenover": {
    kind: "counter",
    description: "Turns to renew that passed from an instance that vanished or stalled.",
    labels: {},
  },
  "atrium.pairs.handedon": {
    kind: "counter",
    description: "Superseded pairs that were answered with the newest one.",
    labels: {},
  },
  "atrium.cookies.unreadable": {
    kind: "counter",
    description: "Sealed cookies that did not open, by purpose and reason.",
    labels: {
      cookie: ["session", "intent", "pending", "console"],
      reason: ["expired", "invalid", "unknown-password", "shape"],
    },
  },
  "atrium.records.unreadable": {
    kind: "counter",
    description: "Records of the shared store that no key of SESSION_SECRETS opens.",
    labels: {},
  },
  "atrium.store.degraded": {
    kind: "gauge",
    description:
      "1 while the shared store of session records cannot be used and this instance continues alone.",
    labels: {},
  },
  "atrium.store.outages": {
    kind: "counter",
    description: "How often the shared store of session records was lost.",
    labels: {},
  },
  "atrium.signins": {
    kind: "counter",
    description: "Sign-ins that came back from the Space, by what became of them.",
    labels: {
      outcome: [
        "signed_in",
        "asked",
        "bridged",
        "access_denied",
        "login_disabled",
        "server_error",
        "used_link",
        "no_intent",
        "token_too_long",
        "unreachable",
      ],
    },
  },
  "atrium.signouts": {
    kind: "counter",
    description:
      "Sign-outs, by whether the Auth API confirmed them at once; `later`: tries go on by themselves.",
    labels: { revoked: ["at_once", "later"] },
  },
  "atrium.ratelimited": {
    kind: "counter",
    description: "Requests that were refused with 429 here, by kind and by whose count it was.",
    labels: {
      kind: ["sign_in", "callback", "sign_out", "write", "read", "page", "renewal", "open"],
      by: ["address", "member"],
    },
  },
} as const satisfies Record<string, Instrument>;

type Instruments = typeof instruments;
export type InstrumentName = keyof Instruments;

type NameOf<Kind extends Instrument["kind"]> = {
  [Name in InstrumentName]: Instruments[Name]["kind"] extends Kind ? Name : never;
}[InstrumentName];

export type CounterName = NameOf<"counter">;
export type HistogramName = NameOf<"histogram">;
export type GaugeName = NameOf<"gauge">;

export type LabelsOf<Name extends InstrumentName> = {
  readonly [Label in keyof Instruments[Name]["labels"]]: Instruments[Name]["labels"][Label] extends readonly (infer Value)[]
    ? Value
    : never;
};
