import type { PublishOutcome } from "./publish-outcome.ts";

/** What an outcome means for waiting: it waits from then on, it goes on if it did, it goes on after a sign-in, it ends. */
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
