import { isSpaceError } from "#lib/space/space-error.ts";

/** Why an action of the console failed, other than through its input. */
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

/** The failure of a `SpaceError`; other errors are rethrown. */
export function failureOf(error: unknown): ConsoleFailure {
  if (!isSpaceError(error)) throw error;
  return failures.get(error.code) ?? "other";
}
