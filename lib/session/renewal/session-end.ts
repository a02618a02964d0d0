import { environment } from "#lib/environment.ts";
import { systemClock } from "../clock.ts";
import { type Session, sessionEndsAt } from "../session.ts";

/** When a session is over, and what would move that. */
export interface SessionEnd {
  /** RFC 3339, by this process' clock. */
  endsAt: string;
  /** The same for whoever has a clock of its own. */
  secondsLeft: number;
  /** The refreshToken's end moves with a renewal; the absolute age does not: only another sign-in begins anew. */
  staysBy: "renewal" | "signIn";
}

/** A renewal that moves the end by less is not worth offering. */
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
