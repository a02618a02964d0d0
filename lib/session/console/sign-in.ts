import { environment } from "#lib/environment.ts";
import { overLimit } from "#lib/limits/rate-limit.ts";
import { log } from "#lib/log.ts";
import { paths } from "#lib/paths.ts";
import { platformUserSchema } from "#lib/space/space-memberships.ts";
import { operationOf } from "#lib/space-file/current.ts";
import { goTo, refusal, tooMany } from "../forms/answers.ts";
import { isSameOrigin, readForm } from "../forms/form.ts";
import { parseConsoleReturn } from "../forms/return-to.ts";
import { callUpstream, isSuccess, readJson, UpstreamError } from "../upstream/upstream.ts";
import { beginConsole, endConsole, openConsole } from "./console-session.ts";

/** Why a token is refused; the page has a text for each. */
type Problem = "token_shape" | "token_refused" | "unreachable";

const longestToken = 2048;

/**
 * `POST /console/token` from a page of ours, with `token` and `returnTo`: checks the token with CMA and seals
 * it. With `Accept: application/json` the answer is JSON.
 */
export async function signInToConsole(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refusal(403, "This has to start on a page of the console.");
  const wait = await overLimit("sign_in", request, (await openConsole(request))?.id);
  if (wait !== undefined) return tooMany(wait, paths.console.signIn());
  const form = await readForm(request);
  const returnTo = parseConsoleReturn(form?.get("returnTo"));
  const cmaToken = tokenIn(form?.get("token"));
  if (cmaToken === undefined) return notTaken(request, "token_shape", returnTo);
  const check = await checkToken(cmaToken);
  if (check.state !== "accepted") {
    return notTaken(request, check.state === "refused" ? "token_refused" : "unreachable", returnTo);
  }
  const headers = new Headers({ "cache-control": "private, no-store" });
  await beginConsole(request, headers, { cmaToken, userId: check.userId });
  log().info({ event: "console-entered", userId: check.userId });
  return wantsJson(request) ? Response.json({ userId: check.userId }, { headers }) : goTo(returnTo, headers);
}

/** Removes surrounding space and a `Bearer` prefix. */
function tokenIn(pasted: string | null | undefined): string | undefined {
  const token = pasted?.trim().replace(/^Bearer\s+/i, "") ?? "";
  return token.length <= longestToken && /^[\x21-\x7e]+$/.test(token) ? token : undefined;
}

function notTaken(request: Request, problem: Problem, returnTo: string): Response {
  log().info({ event: "console-refused", problem });
  if (wantsJson(request)) {
    const headers = { "cache-control": "private, no-store" };
    return Response.json({ problem }, { status: problem === "unreachable" ? 503 : 422, headers });
  }
  const back = returnTo === paths.console.spaces() ? {} : { returnTo };
  return goTo(paths.console.signIn({ problem, ...back }));
}

function wantsJson({ headers }: Request): boolean {
  return headers.get("accept") === "application/json";
}

const answerMs = 10_000;
const answerBytes = 256 * 1024;

type TokenCheck = { state: "accepted"; userId: string } | { state: "refused" | "unreachable" };

/** Asks CMA for the token's user (`GET {cma_url}/me`). Never throws for errors of CMA or the network. */
async function checkToken(cmaToken: string): Promise<TokenCheck> {
  try {
    const { status, body } = await callUpstream({
      url: environment().services.cma + operationOf("readUser").path,
      method: "GET",
      headers: { accept: "application/json", authorization: `Bearer ${cmaToken}` },
      signal: AbortSignal.timeout(answerMs),
      longestMs: answerMs,
    });
    if (!isSuccess(status)) {
      body.dump();
      return { state: status === 401 || status === 403 ? "refused" : "unreachable" };
    }
    const user = platformUserSchema.safeParse(await readJson(body, answerBytes));
    return user.success ? { state: "accepted", userId: user.data.sys.id } : { state: "unreachable" };
  } catch (error) {
    if (error instanceof UpstreamError) return { state: "unreachable" };
    throw error;
  }
}

/** `POST /console/sign-out`: ends the session here. The CMA token itself stays valid. */
export async function signOutOfConsole(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refusal(403, "This has to start on a page of the console.");
  const session = await openConsole(request);
  const wait = await overLimit("sign_out", request, session?.id);
  if (wait !== undefined) return tooMany(wait, paths.console.signIn());
  const headers = new Headers({ "clear-site-data": '"cache"' });
  await endConsole(request, headers);
  log().info({ event: "console-left", userId: session?.userId });
  return goTo(paths.console.signIn({ problem: "signed_out" }), headers);
}
