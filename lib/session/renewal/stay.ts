import { renewal } from "../container.ts";
import { currentSession } from "../cookie/current-session.ts";
import { setSessionCookie } from "../cookie/session-cookie.ts";
import { isSameOrigin } from "../forms/same-origin.ts";
import type { Session } from "../session.ts";
import { description, nobody } from "./describe.ts";
import type { Freshness } from "./renewal.ts";

/**
 * Stays signed in: `POST /api/session` from a page of ours renews the pair, whether that is due or not, and answers
 * as `GET` does. What a renewal cannot move stays as it is. 503 when the Auth API cannot be reached.
 */
export async function staySignedIn(request: Request): Promise<Response> {
  if (!isSameOrigin(request) || request.headers.get("x-portal") !== "1") return refused();
  const session = await currentSession(request);
  if (session === undefined) return nobody();
  const fresh = await renewed(session);
  if (fresh.state === "ended") return nobody();
  if (fresh.state === "unavailable") return unavailable();
  const response = description(fresh.session);
  if (fresh.session.generation > session.generation) {
    await setSessionCookie(request, response.headers, fresh.session);
  }
  return response;
}

// Where the renewal was due anyway, a second one would be for nothing.
async function renewed(session: Session): Promise<Freshness> {
  const fresh = await renewal().freshen(session);
  if (fresh.state !== "living" || fresh.session.generation > session.generation) return fresh;
  return await renewal().replace(session);
}

function refused(): Response {
  return failed(403, "AccessDenied", "This has to come from a page of this portal.");
}

function unavailable(): Response {
  return failed(503, "Unavailable", "The service cannot be reached just now; you are still signed in.");
}

function failed(status: number, id: string, message: string): Response {
  return Response.json(
    { sys: { type: "Error", id }, message },
    { status, headers: { "cache-control": "private, no-store", vary: "Cookie" } },
  );
}
