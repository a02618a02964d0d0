import { environment } from "#lib/environment.ts";
import { overLimit } from "#lib/limits/rate-limit.ts";
import { log } from "#lib/log.ts";
import { paths } from "#lib/paths.ts";
import { serviceUserSchema } from "#lib/space/service-user.ts";
import { operationOf } from "#lib/space-file/current.ts";
import { meter } from "#lib/telemetry/sink.ts";
import { authApi } from "../container.ts";
import { currentSession, endingSession } from "../cookie/session-cookie.ts";
import { goTo, noContent, tooMany } from "../forms/answers.ts";
import { askUnlessUsed } from "../renewal/ask-twice.ts";
import type { TokenPair } from "../session.ts";
import { callUpstream, isSuccess, readJson } from "../upstream/upstream.ts";
import { type Bridge, showBridge } from "./bridge.ts";
import { isPrefetch, onlyExchangeToken } from "./callback-request.ts";
import { askBeforeSwitching, isTooLong, signInAs } from "./new-session.ts";
import { forgetIntent, openIntents, type SignInIntent } from "./sign-in-intent.ts";
import { revokeSurely } from "./sign-out.ts";

/** Why a sign-in failed; the sign-in page has a text for each. */
type Problem =
  | "access_denied"
  | "login_disabled"
  | "server_error"
  | "used_link"
  | "no_intent"
  | "unreachable"
  | "token_too_long";

const reported = ["access_denied", "login_disabled", "server_error"] as const;

/**
 * `GET /callback` with the exchangeToken of the seed's login flow. Only a browser that began a sign-in
 * exchanges it; the answer always redirects to a URL without it.
 * @param bridge gets the tokens of sign-ins that a native app began
 */
export async function finishSignIn(request: Request, bridge?: Bridge): Promise<Response> {
  if (request.method !== "GET" || isPrefetch(request)) return noContent();
  const [intent] = await openIntents(request);
  const wait = await overLimit("callback", request, intent?.cookie);
  if (wait !== undefined) return tooMany(wait);
  if (intent === undefined) return await withoutIntent(request, bridge);
  try {
    return await finish(request, intent);
  } catch (error) {
    // The answer must not keep the token in the URL.
    log().error({ event: "sign-in-broke", err: error });
    return await giveUp(request, intent, "server_error");
  }
}

async function finish(request: Request, intent: SignInIntent): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const refusal = reported.find((code) => search.get("error") === code);
  if (refusal !== undefined) return await giveUp(request, intent, refusal);
  if (search.has("error")) return await giveUp(request, intent, "server_error");
  const exchangeToken = onlyExchangeToken(search);
  if (exchangeToken === undefined) {
    // Some Spaces say in words of their own that a sign-in failed.
    const isRefused = search.size > 0 && !search.has("exchangeToken");
    return await giveUp(request, intent, isRefused ? "access_denied" : "used_link");
  }
  const issue = await askUnlessUsed(() => authApi().exchange(exchangeToken));
  if (issue.outcome === "refused") return await giveUp(request, intent, "used_link");
  if (issue.outcome !== "issued") return await giveUp(request, intent, "unreachable", issue.why);
  try {
    return await beginSession(request, intent, issue.pair);
  } catch (error) {
    void revokeSurely(issue.pair).catch(() => undefined);
    throw error;
  }
}

async function beginSession(request: Request, intent: SignInIntent, pair: TokenPair): Promise<Response> {
  if (isTooLong({ pair, memberId: "", provider: intent.provider })) {
    log().warn({
      event: "token-too-long",
      why: "set SESSION_RECORDS_URL: the pair does not fit into cookies",
    });
    await revokeSurely(pair);
    return await giveUp(request, intent, "token_too_long");
  }
  const memberId = await readMemberId(pair);
  if (memberId === undefined) {
    await revokeSurely(pair);
    return await giveUp(request, intent, "unreachable", "profile");
  }
  const headers = new Headers();
  await forgetIntent(request, headers, intent);
  const arrival = { pair, memberId, provider: intent.provider, returnTo: intent.returnTo };
  const living = await endingSession(request);
  const another = living !== undefined && living.memberId !== memberId;
  meter().count("atrium.signins", { outcome: another ? "asked" : "signed_in" });
  if (another) return await askBeforeSwitching(request, headers, arrival, living);
  return await signInAs(request, headers, arrival);
}

async function withoutIntent(request: Request, bridge: Bridge | undefined): Promise<Response> {
  const headers = new Headers();
  await forgetIntent(request, headers, undefined);
  if (bridge !== undefined) return showBridge(request, bridge, headers);
  const living = await currentSession(request).catch(() => undefined);
  if (living !== undefined) return goTo(paths.home(), headers);
  meter().count("atrium.signins", { outcome: "no_intent" });
  return goTo(paths.signIn({ problem: "no_intent" satisfies Problem }), headers);
}

async function giveUp(
  request: Request,
  intent: SignInIntent,
  problem: Problem,
  why?: string,
): Promise<Response> {
  log().info({ event: "sign-in-failed", problem, why });
  meter().count("atrium.signins", { outcome: problem });
  const headers = new Headers();
  await forgetIntent(request, headers, intent);
  const returnTo = intent.returnTo === paths.home() ? {} : { returnTo: intent.returnTo };
  return goTo(paths.signIn({ problem, provider: intent.provider, ...returnTo }), headers);
}

const answerTimeoutMs = 10_000;
const profileBytes = 64 * 1024;

/** The member's id (`GET /me`), if ACMA answers. */
async function readMemberId(pair: TokenPair): Promise<string | undefined> {
  try {
    const { status, body } = await callUpstream({
      url: environment().services.acma + operationOf("readProfile").path,
      method: "GET",
      headers: { accept: "application/json", authorization: `Bearer ${pair.accessToken}` },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    const profile = serviceUserSchema.safeParse(await readJson(body, profileBytes));
    return isSuccess(status) && profile.success ? profile.data.sys.id : undefined;
  } catch {
    return undefined;
  }
}
