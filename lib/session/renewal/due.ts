import { createHash } from "node:crypto";
import type { Session } from "../session.ts";

const dueMs = 60_000;
const duePart = 0.1;
const jitterPart = 0.1;

/** A call that needs longer than this part of a lifetime gets a fresh pair only where less is left. */
const neededPart = 0.5;

/**
 * Whether a session's pair is to be renewed by now: in its last minute, or its last tenth where that is less; earlier
 * for a call that needs its accessToken for `neededMs`.
 */
export function isDue({ id, pair }: Session, nowMs: number, neededMs = 0): boolean {
  const threshold = Math.max(
    Math.min(dueMs, pair.lifetimeMs * duePart),
    Math.min(neededMs, pair.lifetimeMs * neededPart),
  );
  const left = pair.accessExpiresAt - nowMs;
  if (left > threshold * (1 + jitterPart)) return false;
  // The same session always has the same jitter, so that its tabs and instances agree.
  const jitter = (createHash("sha256").update(id).digest()[0] ?? 0) / 127.5 - 1;
  return left < threshold * (1 + jitter * jitterPart);
}
