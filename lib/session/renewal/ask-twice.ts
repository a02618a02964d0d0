import { pause } from "../clock.ts";
import type { Note } from "../session-events.ts";
import type { Issue } from "../upstream/auth-api.ts";

export type ClearIssue = Exclude<Issue, { outcome: "unverified" }>;

export type FailedIssue = Extract<Issue, { outcome: "failed" }>;

/** Long enough for a proxy to restart. */
const unverifiedPauseMs = 2_000;

interface Asking {
  /** Asked before the second time, with why there is one. */
  mayAsk: (first: "failed" | "unverified") => boolean;
  delay: () => void;
  note: Note;
}

/**
 * Gets a pair for a token, and asks once more if the first answer leaves the token's state unknown: at once if it may
 * be used up, after a pause if a proxy may have refused. Refused twice is refused.
 */
export async function askTwice(
  ask: () => Promise<Issue>,
  { mayAsk, delay, note }: Asking,
): Promise<ClearIssue> {
  const first = await ask();
  if (first.outcome === "issued" || first.outcome === "refused") return first;
  const isUnverified = first.outcome === "unverified";
  if (!isUnverified && !first.unknown) return first;
  if (isUnverified) {
    delay();
    await pause(unverifiedPauseMs);
  }
  if (!mayAsk(first.outcome)) return { outcome: "failed", unknown: !isUnverified, why: first.why };
  note("renewal-outcome-unknown", { why: first.why });
  const second = await ask();
  if (second.outcome !== "unverified") return second;
  return isUnverified ? { outcome: "refused" } : { outcome: "failed", unknown: true, why: second.why };
}

/** The same outside a session's renewal, and only if a proxy may have refused. */
export function askUnlessUsed(ask: () => Promise<Issue>): Promise<ClearIssue> {
  return askTwice(ask, {
    mayAsk: (first) => first === "unverified",
    delay: () => undefined,
    note: () => undefined,
  });
}
