import { setTimeout as pause } from "node:timers/promises";
import { environment } from "#lib/environment.ts";
import { log } from "#lib/log.ts";
import { systemClock } from "./clock.ts";
import { authApi, renewal } from "./keeper.ts";
import { sessionRecords } from "./records.ts";
import { revokePair } from "./revocation.ts";
import { type Session, sessionEndsAt, type TokenPair } from "./session.ts";

const triesInBackground = 5;
const firstPauseMs = 1_000;

/**
 * Ends a session: from here on no instance accepts it, and its newest pair is revoked. Answers whether the Auth
 * API confirmed that; when it did not, tries go on in the background.
 */
export async function endSession(session: Session): Promise<boolean> {
  const until = sessionEndsAt(session, environment().sessionMaxAgeSeconds);
  const known = await sessionRecords().end(session.id, until);
  await renewal().settled(session);
  const newest = known !== undefined && known.generation > session.generation ? known : session;
  const revoked = await revokePair(authApi(), newest.pair, systemClock);
  if (!revoked) void revokeInBackground(newest.pair);
  return revoked;
}

async function revokeInBackground(pair: TokenPair): Promise<void> {
  for (let tried = 0; tried < triesInBackground; tried++) {
    await pause(firstPauseMs * 4 ** tried, undefined, { ref: false });
    if (await revokePair(authApi(), pair, systemClock)) return;
  }
  log().warn({ event: "revocation-given-up" });
}
