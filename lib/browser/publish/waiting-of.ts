import type { PublishOutcome } from "./publish-outcome.ts";

/** What an outcome means for a queued publish: it starts to wait, keeps waiting, waits for a sign-in, or ends. */
type Waiting = "waits" | "asBefore" | "signedOut" | "ends";

const waitingAfter: Record<PublishOutcome["kind"], Waiting> = {
  unreachable: "waits",
  unknown: "waits",
  limited: "asBefore",
  sessionEnded: "signedOut",
  otherMember: "signedOut",
  published: "ends",
  refused: "ends",
  conflict: "ends",
  forbidden: "ends",
  gone: "ends",
  tooLarge: "ends",
  failed: "ends",
};

/** Whether a publish with this outcome waits for a connection. */
export const waitingOf = ({ kind }: Pick<PublishOutcome, "kind">): Waiting => waitingAfter[kind];
