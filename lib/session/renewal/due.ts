import { createHash } from "node:crypto";
import type { Session } from "../session.ts";

const dueMs = 60_000;
const duePart = 0.1;
const jitterPart = 0.1;

/** A call may need at most this part of a lifetime. */
const neededPart = 0.5;

/**
 * Whether to renew now: in the last minute or the last tenth of the lifetime, or earlier for a call that
 * needs its accessToken for `neededMs`.
 */
export function isDue({ id, pair }: Session, nowMs: number, neededMs = 0): boolean {
  const threshold = Math.max(
    Math.min(dueMs, pair.lifetimeMs * duePart),
    Math.min(neededMs, pair.lifetimeMs * neededPart),
  );
  const left = pair.accessExpiresAt - nowMs;
  if (left > threshold * (1 + jitterPart)) return false;
  // Deterministic, so that tabs and instances agree.
  const jitter = (createHash("sha256").update(id).digest()[0] ?? 0) / 127.5 - 1;
  return left < threshold * (1 + jitter * jitterPart);
}
