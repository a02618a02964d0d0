import { overLimit } from "#lib/limits/rate-limit.ts";
import { log } from "#lib/log.ts";
import { paths } from "#lib/paths.ts";
import { readForm } from "../forms/form.ts";
import { goTo } from "../forms/navigate.ts";
import { refusal } from "../forms/refusal.ts";
import { isSameOrigin } from "../forms/same-origin.ts";
import { tooMany } from "../forms/too-many.ts";
import { checkToken } from "./ask-cma.ts";
import { parseConsoleReturn } from "./console-return.ts";
import { beginConsole, openConsole } from "./console-session.ts";

/** Why a token is not taken; the page has a sentence for each. */
type Problem = "token_shape" | "token_refused" | "unreachable";

const longestToken = 2048;

/**
 * Takes a CMA token: `POST /console/token` from a form of ours, with `token` and `returnTo`. It is asked of CMA, sealed,
 * and never shown again. A page that asks by script (`Accept: application/json`) is answered in JSON.
 */
export async function enterConsole(request: Request): Promise<Response> {
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

/** As somebody pasted it: with space around it, or with the word that stands before it in a header. */
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
