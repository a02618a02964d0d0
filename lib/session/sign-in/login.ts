import { environment } from "#lib/environment.ts";
import { overLimit } from "#lib/limits/rate-limit.ts";
import { paths } from "#lib/paths.ts";
import { authPaths, fillPath } from "#lib/space/endpoints.ts";
import { openSealedSession } from "../cookie/session-cookie.ts";
import { goTo, leaveFor, refusal, tooMany } from "../forms/answers.ts";
import { isSameOrigin, readForm } from "../forms/form.ts";
import { parseReturnTo } from "../forms/return-to.ts";
import { rememberIntent } from "./sign-in-intent.ts";

/**
 * `POST /login/{provider}` from a page of ours, with `returnTo`: sets the intent and navigates to the login
 * entry (seed, "Login entry").
 */
export async function beginSignIn(
  request: Request,
  provider: string,
  providers: readonly string[],
): Promise<Response> {
  if (!isSameOrigin(request)) return refusal(403, "This has to start on the sign-in page.");
  const wait = await overLimit("sign_in", request, (await openSealedSession(request))?.memberId);
  if (wait !== undefined) return tooMany(wait);
  if (!providers.includes(provider)) return goTo(paths.signIn({ problem: "unknown_provider" }));
  const form = await readForm(request);
  if (form === undefined) return refusal(413, "This isn't a form of this portal.");
  const headers = new Headers();
  await rememberIntent(request, headers, { provider, returnTo: parseReturnTo(form.get("returnTo")) });
  const { services, spaceId } = environment();
  return leaveFor(services.auth + fillPath(authPaths.loginEntry, { spaceId, provider }), headers);
}
