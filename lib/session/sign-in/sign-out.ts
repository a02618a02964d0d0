import { setTimeout as pause } from "node:timers/promises";
import { environment } from "#lib/environment.ts";
import { log } from "#lib/log.ts";
import { systemClock } from "../clock.ts";
import { authApi, renewal, sessionRecords } from "../container.ts";
import { revokePair } from "../renewal/revocation.ts";
import { type SealedSession, sessionEndsAt, type TokenPair } from "../session.ts";

const triesInBackground = 5;
const firstPauseMs = 1_000;
/** Nobody waits longer for a sign-out than this; what is not done by then goes on by itself. */
const patienceMs = 4_000;

/**
 * Ends a session: from here on no instance accepts it, and its newest pair is revoked. Answers whether the Auth
 * API has confirmed that; where it has not, tries go on in the background. A pair that is in a record that cannot be
 * read is revoked when the store is back.
 */
export async function endSession(session: SealedSession, replaced = false): Promise<boolean> {
  const until = sessionEndsAt(session, environment().sessionMaxAgeSeconds);
  const newest = await sessionRecords().end(session, until, replaced);
  return "pair" in newest && (await revokeSurely(newest.pair, renewal().settled(session)));
}

/** Revokes a pair that nobody will use, after what it may have to wait for, and keeps trying. */
export async function revokeSurely(
  pair: TokenPair,
  after: Promise<void> = Promise.resolve(),
): Promise<boolean> {
  const revocation = after.then(() => revokePair(authApi(), pair, systemClock));
  void revocation.then((revoked) => (revoked ? undefined : revokeInBackground(pair)));
  return await Promise.race([revocation, pause(patienceMs, false, { ref: false })]);
}

async function revokeInBackground(pair: TokenPair): Promise<void> {
  for (let tried = 0; tried < triesInBackground; tried++) {
    await pause(firstPauseMs * 4 ** tried, undefined, { ref: false });
    if (await revokePair(authApi(), pair, systemClock)) return;
  }
  log().warn({ event: "revocation-given-up" });
}
