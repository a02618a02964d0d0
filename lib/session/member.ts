import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { environment } from "#lib/environment.ts";
import { paths } from "#lib/paths.ts";
import { endpoints, fillPath } from "#lib/space/endpoints.ts";
import type { Send } from "#lib/space/send.ts";
import { readProfile, type ServiceUser } from "#lib/space/service-user.ts";
import { SpaceError } from "#lib/space/space-error.ts";
import { operationOf, spaceQuery } from "#lib/space-file/current.ts";
import { renewal } from "./container.ts";
import { hiddenStepsCookie } from "./cookie/cookie-options.ts";
import { openSession } from "./cookie/session-cookie.ts";
import { parseReturnTo } from "./forms/return-to.ts";
import { cachedProfiles, profileChangedCookie } from "./profile-cache.ts";
import { type SessionEnd, sessionEnd } from "./renewal/session-end.ts";
import { sendAsMember } from "./send.ts";
import type { Session } from "./session.ts";
import { pageRequest, pageResponse, unreachable } from "./upstream/page-call.ts";

export interface Member {
  id: string;
  sessionId: string;
  spaceId: string;
  provider: string;
  sessionEnd: SessionEnd;
  send: Send;
}

/** Read-only: middleware renews. */
const getMember = cache(async (): Promise<Member | undefined> => {
  const opened = await openSession({ headers: await headers() });
  const session = opened && (await renewal().newest(opened));
  if (session === undefined) return undefined;
  return {
    id: session.memberId,
    sessionId: session.id,
    spaceId: environment().spaceId,
    provider: session.provider,
    sessionEnd: sessionEnd(session),
    send: memberSend(session),
  };
});

/** The signed-in member; redirects to the sign-in page without one, which leads back here. */
export async function requireMember(): Promise<Member> {
  const member = await getMember();
  if (member !== undefined) return member;
  return await redirectToSignIn();
}

/** Redirects a signed-in member away from the sign-in page. */
export async function leaveWhenSignedIn(returnTo: string | undefined): Promise<void> {
  if ((await getMember()) !== undefined) redirect(parseReturnTo(returnTo));
}

/** Whether the member hid the first steps on this device. */
export async function hasHiddenSteps(): Promise<boolean> {
  const { id } = await requireMember();
  return (await cookies()).get(hiddenStepsCookie)?.value === id;
}

/** The profile as it is now (`GET /me`). Throws `SpaceError`. */
export const memberProfile = cache(async (): Promise<ServiceUser> => {
  const { sessionId, send } = await requireMember();
  const profile = await readProfile(send);
  cachedProfiles().set(sessionId, profile);
  return profile;
});

/**
 * The profile, which may be a minute old but has what the member changed through this portal: for pages that show
 * the member's name beside their own content. Throws `SpaceError`.
 */
export const recentProfile = cache(async (): Promise<ServiceUser> => {
  const { sessionId } = await requireMember();
  const cached = (await cookies()).has(profileChangedCookie) ? undefined : cachedProfiles().get(sessionId);
  return cached ?? (await memberProfile());
});

async function redirectToSignIn(): Promise<never> {
  const address = (await headers()).get("x-address");
  redirect(paths.signIn(address === null ? {} : { returnTo: address }));
}

function memberSend(session: Session): Send {
  const { services, spaceId } = environment();
  return async (call) => {
    const { service } = endpoints[call.endpoint];
    const { method, path } = operationOf(call.endpoint);
    const address = services[service] + fillPath(path, { ...call.parameters, spaceId });
    const request = pageRequest(address, method, { ...call, query: spaceQuery(call.query ?? "") });
    const sent = await sendAsMember(session, { ...request, repeatable: true }).catch((error: unknown) => {
      throw unreachable(error);
    });
    if (sent.state === "ended") return await redirectToSignIn();
    if (sent.state !== "answered") {
      throw new SpaceError({ status: 503, code: "Unavailable", message: "The service cannot be reached." });
    }
    return await pageResponse(sent.response);
  };
}
