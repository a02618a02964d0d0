import { environment } from "#lib/environment.ts";
import { currentSession } from "./current-session.ts";
import { sessionEndsAt } from "./session.ts";

/** `GET /api/session`: who is signed in and until when. Looking extends nothing and tells no token. */
export async function describeSession(request: Request): Promise<Response> {
  const headers = new Headers({ "cache-control": "private, no-store", vary: "Cookie" });
  const session = await currentSession(request);
  if (session === undefined) {
    return Response.json(
      { sys: { type: "Error", id: "SessionEnded" }, message: "Nobody is signed in." },
      { status: 401, headers },
    );
  }
  const endsAt = new Date(sessionEndsAt(session, environment().sessionMaxAgeSeconds)).toISOString();
  return Response.json({ memberId: session.memberId, provider: session.provider, endsAt }, { headers });
}
