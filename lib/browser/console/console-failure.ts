import { isSpaceError } from "#lib/space/space-error.ts";

/** Why something of the console did not happen, where that is nobody's field's matter. */
export type ConsoleFailure =
  | "refused"
  | "lastManager"
  | "unreachable"
  | "limited"
  | "ended"
  | "otherUser"
  | "unknown"
  | "other";

const failures = new Map<string, ConsoleFailure>([
  ["AccessDenied", "refused"],
  ["LastManager", "lastManager"],
  ["Unavailable", "unreachable"],
  ["Unreachable", "unreachable"],
  ["TimedOut", "unreachable"],
  ["RateLimited", "limited"],
  ["SessionEnded", "ended"],
  ["OtherMember", "otherUser"],
]);

/** What an error is to whoever is at the console. What is no `SpaceError` is a defect, and thrown on. */
export function failureOf(error: unknown): ConsoleFailure {
  if (!isSpaceError(error)) throw error;
  return failures.get(error.code) ?? "other";
}
