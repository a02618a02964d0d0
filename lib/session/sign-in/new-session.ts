import { randomBytes } from "node:crypto";
import * as z from "zod";
import { environment } from "#lib/environment.ts";
import { log } from "#lib/log.ts";
import { paths } from "#lib/paths.ts";
import { systemClock } from "../clock.ts";
import { sessionRecords } from "../container.ts";
import { cookieAttributes, cookieName } from "../cookie/cookie-options.ts";
import { clearCookie, openCookie, setCookie } from "../cookie/sealed-cookie.ts";
import { endingSession, sealable, sealedSessionSchema, setSessionCookie } from "../cookie/session-cookie.ts";
import { goTo, refusal } from "../forms/answers.ts";
import { isSameOrigin, readForm } from "../forms/form.ts";
import { fitCookies, type SealedSession, type Session, type TokenPair } from "../session.ts";
import { endSession } from "./sign-out.ts";

const pendingSeconds = 600;
const lastProviderSeconds = 400 * 24 * 60 * 60;
const pendingSchema = z.object({ session: sealedSessionSchema, returnTo: z.string() });

interface Arrival {
  pair: TokenPair;
  memberId: string;
  provider: string;
  returnTo: string;
}

/** Whether only this process would have the pair: too long for the cookie, and no shared records. */
export function isTooLong(arrival: Omit<Arrival, "returnTo">): boolean {
  return environment().sessionRecordsUrl === undefined && !fitCookies(newSession(arrival));
}

export async function signInAs(request: Request, headers: Headers, arrival: Arrival): Promise<Response> {
  const before = await endingSession(request);
  if (before !== undefined) await endSession(before, before.memberId === arrival.memberId);
  await begin(request, headers, newSession(arrival));
  return goTo(arrival.returnTo, headers);
}

/** Another member is signed in: stores the new session in a cookie and asks. */
export async function askBeforeSwitching(
  request: Request,
  headers: Headers,
  arrival: Arrival,
  living: SealedSession,
): Promise<Response> {
  const session = await sealable(newSession(arrival), living);
  const pending = { session, returnTo: arrival.returnTo };
  await setCookie(request, headers, cookieName("pending"), pending, pendingSeconds);
  return goTo(paths.switchMember(), headers);
}

/** `POST /switch/answer` with `answer=switch` or `answer=stay`. */
export async function answerSwitch(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refusal(403, "This has to be answered on its own page.");
  const pending = await openCookie(request, cookieName("pending"), pendingSchema);
  const headers = new Headers();
  await clearCookie(request, headers, cookieName("pending"));
  if (pending === undefined) return goTo(paths.home(), headers);
  const form = await readForm(request);
  if (form?.get("answer") !== "switch") {
    await endSession(pending.session);
    return goTo(pending.returnTo === paths.signedIn() ? pending.returnTo : paths.home(), headers);
  }
  if (await isLost(pending.session)) return goTo(paths.home(), headers);
  const living = await endingSession(request);
  if (living !== undefined) await endSession(living);
  await begin(request, headers, pending.session);
  return goTo(pending.returnTo, headers);
}

/** Whether a pending session is gone: declined elsewhere, or its record is lost. */
async function isLost(session: SealedSession): Promise<boolean> {
  const record = await sessionRecords().lookUp(session.id);
  if (record === undefined) return !("pair" in session);
  return record !== "away" && record.state !== "living";
}

function newSession({ pair, memberId, provider }: Omit<Arrival, "returnTo">): Session {
  return {
    v: 1,
    id: randomBytes(18).toString("base64url"),
    generation: 0,
    pair,
    beganAt: systemClock(),
    provider,
    memberId,
  };
}

async function begin(request: Request, headers: Headers, session: SealedSession): Promise<void> {
  await setSessionCookie(request, headers, session);
  const { secure, sameSite, path } = cookieAttributes();
  headers.append(
    "set-cookie",
    `last-provider=${encodeURIComponent(session.provider)}; Max-Age=${lastProviderSeconds}; Path=${path}; SameSite=${sameSite}${secure ? "; Secure" : ""}`,
  );
  log().info({ event: "signed-in", provider: session.provider, memberId: session.memberId });
}
