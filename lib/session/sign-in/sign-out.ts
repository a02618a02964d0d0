import { setTimeout as pause } from "node:timers/promises";
import { environment } from "#lib/environment.ts";
import { overLimit } from "#lib/limits/rate-limit.ts";
import { log } from "#lib/log.ts";
import { paths } from "#lib/paths.ts";
import { meter } from "#lib/telemetry/sink.ts";
import { systemClock } from "../clock.ts";
import { authApi, renewal, sessionRecords } from "../container.ts";
import { hiddenStepsCookie } from "../cookie/cookie-options.ts";
import { clearSessionCookie, endingSession } from "../cookie/session-cookie.ts";
import { goTo, refusal, tooMany } from "../forms/answers.ts";
import { isSameOrigin } from "../forms/form.ts";
import { revokePair } from "../renewal/revocation.ts";
import { type SealedSession, sessionEndsAt, type TokenPair } from "../session.ts";

const triesInBackground = 5;
const firstPauseMs = 1_000;
/** A sign-out waits at most this long; the rest happens in the background. */
const patienceMs = 4_000;

/**
 * Ends a session for all instances and revokes its newest pair. Returns whether the Auth API confirmed;
 * otherwise retries in the background. If the pair's record can't be read, it is revoked when the store is
 * back.
 */
export async function endSession(session: SealedSession, replaced = false): Promise<boolean> {
  const until = sessionEndsAt(session, environment().sessionMaxAgeSeconds);
  const newest = await sessionRecords().end(session, until, replaced);
  return "pair" in newest && (await revokeSurely(newest.pair, renewal().settled(session)));
}

/** Revokes an unused pair after `after`, with retries in the background. */
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

/** `POST /logout`: ends the session and clears the member's cookies, whatever the Auth API answers. */
export async function signOut(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refusal(403, "This has to start on a page of this portal.");
  const session = await endingSession(request);
  const wait = await overLimit("sign_out", request, session?.id);
  if (wait !== undefined) return tooMany(wait);
  const revoked = session === undefined || (await endSession(session));
  if (session !== undefined) {
    meter().count("atrium.signouts", { revoked: revoked ? "at_once" : "later" });
    log().info({ event: "signed-out", revoked, memberId: session.memberId });
  }
  const headers = new Headers({ "clear-site-data": '"cache"' });
  await clearSessionCookie(request, headers);
  headers.append("set-cookie", `${hiddenStepsCookie}=; Path=/; Max-Age=0`);
  return goTo(paths.signIn({ problem: revoked ? "signed_out" : "signed_out_here" }), headers);
}
