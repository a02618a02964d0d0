import { pause } from "../clock.ts";
import type { Note } from "../session-events.ts";
import type { Issue } from "../upstream/auth-api.ts";

export type ClearIssue = Exclude<Issue, { outcome: "unverified" }>;

export type FailedIssue = Extract<Issue, { outcome: "failed" }>;

/** Long enough for a proxy to restart. */
const unverifiedPauseMs = 2_000;

interface Asking {
  mayAsk: () => boolean;
  delay: () => void;
  note: Note;
}

/**
 * Renews, and once more if the first answer leaves the pair's state unknown: at once if it may be used up,
 * after a pause if a proxy may have refused. Refused twice is refused.
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
  if (!mayAsk()) return { outcome: "failed", unknown: !isUnverified, why: first.why };
  note("renewal-outcome-unknown", { why: first.why });
  const second = await ask();
  if (second.outcome !== "unverified") return second;
  return isUnverified ? { outcome: "refused" } : { outcome: "failed", unknown: true, why: second.why };
}
