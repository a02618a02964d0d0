import { overLimit } from "#lib/limits/rate-limit.ts";
import { log } from "#lib/log.ts";
import { paths } from "#lib/paths.ts";
import { meter } from "#lib/telemetry/sink.ts";
import { endingSession } from "../cookie/current-session.ts";
import { clearSessionCookie } from "../cookie/session-cookie.ts";
import { goTo } from "../forms/navigate.ts";
import { refusal } from "../forms/refusal.ts";
import { isSameOrigin } from "../forms/same-origin.ts";
import { tooMany } from "../forms/too-many.ts";
import { endSession } from "./sign-out.ts";

/** Signs out here: `POST /logout`. The cookie is gone and the session ended whatever the Auth API says. */
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
  return goTo(paths.signIn({ problem: revoked ? "signed_out" : "signed_out_here" }), headers);
}
