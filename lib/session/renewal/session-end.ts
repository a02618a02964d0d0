import { environment } from "#lib/environment.ts";
import { systemClock } from "../clock.ts";
import { type Session, sessionEndsAt } from "../session.ts";

export interface SessionEnd {
  /** RFC 3339, by this process' clock. */
  endsAt: string;
  /** Independent of clocks. */
  secondsLeft: number;
  /** A renewal extends the refreshToken, but not the maximum age: that takes a new sign-in. */
  staysBy: "renewal" | "signIn";
}

/** A renewal that extends it by less isn't offered. */
const worthwhileMs = 5 * 60_000;

export function sessionEnd(session: Session): SessionEnd {
  const maxAgeSeconds = environment().sessionMaxAgeSeconds;
  const endsAt = sessionEndsAt(session, maxAgeSeconds);
  const oldestMs = session.beganAt + maxAgeSeconds * 1000;
  return {
    endsAt: new Date(endsAt).toISOString(),
    secondsLeft: Math.max(0, Math.floor((endsAt - systemClock()) / 1000)),
    staysBy: oldestMs - endsAt >= worthwhileMs ? "renewal" : "signIn",
  };
}
