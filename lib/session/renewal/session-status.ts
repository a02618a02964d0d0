import { renewal } from "../container.ts";
import { currentSession, setSessionCookie } from "../cookie/session-cookie.ts";
import { isSameOrigin } from "../forms/form.ts";
import type { Session } from "../session.ts";
import type { Freshness } from "./renewal.ts";
import { sessionEnd } from "./session-end.ts";

/** `GET /api/session`: who is signed in and until when. Extends nothing and contains no token. */
export async function describeSession(request: Request): Promise<Response> {
  const session = await currentSession(request);
  return session === undefined ? signedOut() : description(session);
}

/**
 * `POST /api/session` from a page of ours: renews the pair, due or not, and answers as `GET` does. What a renewal
 * can't extend stays as it is. 503 when the Auth API can't be reached.
 */
export async function staySignedIn(request: Request): Promise<Response> {
  if (!isSameOrigin(request) || request.headers.get("x-portal") !== "1")
    return failed(403, "AccessDenied", "Send this request from a page of this portal.");
  const session = await currentSession(request);
  if (session === undefined) return signedOut();
  const fresh = await renewed(session);
  if (fresh.state === "ended") return signedOut();
  if (fresh.state === "unavailable")
    return failed(503, "Unavailable", "Can’t reach the service. You’re still signed in.");
  const response = description(fresh.session);
  if (fresh.session.generation > session.generation) {
    await setSessionCookie(request, response.headers, fresh.session);
  }
  return response;
}

/** Renews once, even if the renewal was due anyway. */
async function renewed(session: Session): Promise<Freshness> {
  const fresh = await renewal().freshen(session);
  if (fresh.state !== "living" || fresh.session.generation > session.generation) return fresh;
  return await renewal().replace(session);
}

function description(session: Session): Response {
  const { memberId, provider } = session;
  return Response.json({ memberId, provider, ...sessionEnd(session) }, { headers: uncached() });
}

function signedOut(): Response {
  return failed(401, "SessionEnded", "Nobody is signed in.");
}

function failed(status: number, id: string, message: string): Response {
  return Response.json({ sys: { type: "Error", id }, message }, { status, headers: uncached() });
}

function uncached(): Headers {
  return new Headers({ "cache-control": "private, no-store", vary: "Cookie" });
}
