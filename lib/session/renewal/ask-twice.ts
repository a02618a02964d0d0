import { pause } from "../clock.ts";
import type { Note } from "../session-events.ts";
import type { Issue } from "../upstream/auth-api.ts";

/** What is left of an `Issue` after asking twice. */
export type ClearIssue = Exclude<Issue, { outcome: "unverified" }>;

export type FailedIssue = Extract<Issue, { outcome: "failed" }>;

/** Long enough for a proxy that restarts or is reloaded. */
const unverifiedPauseMs = 2_000;

interface Asking {
  /** Whether the right to renew is still held. */
  mayAsk: () => boolean;
  /** Called before the pause. */
  delay: () => void;
  note: Note;
}

/**
 * Asks for a renewal, and once more where the first answer does not say what became of the pair: at once when it may be
 * used up, after a pause when a proxy may have refused. What is refused both times is refused.
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
