import { log } from "#lib/log.ts";
import { processState } from "#lib/process-state.ts";
import { meter } from "#lib/telemetry/sink.ts";

/** A browser has a few at a time. The connections to a service, 256, are shared by all members. */
const mostOpen = 64;

/**
 * Counts a call of a member or platform user until the returned function is called: a member who reads many answers
 * slowly must not hold the connections that others need. Returns undefined if they have too many open calls.
 */
export function openCall(known: string): (() => void) | undefined {
  const open = processState("open-calls", () => new Map<string, number>());
  const count = open.get(known) ?? 0;
  if (count >= mostOpen) {
    const attributes = { kind: "open", by: "member" } as const;
    meter().count("atrium.ratelimited", attributes);
    log().info({ event: "rate-limited", ...attributes });
    return undefined;
  }
  open.set(known, count + 1);
  return () => {
    const left = (open.get(known) ?? 1) - 1;
    if (left === 0) open.delete(known);
    else open.set(known, left);
  };
}
