import { currentSession } from "../cookie/current-session.ts";
import type { Session } from "../session.ts";
import { sessionEnd } from "./session-end.ts";

/** `GET /api/session`: who is signed in and until when. Looking extends nothing and tells no token. */
export async function describeSession(request: Request): Promise<Response> {
  const session = await currentSession(request);
  return session === undefined ? nobody() : description(session);
}

/** Who is signed in, and what moves the end of that. */
export function description(session: Session): Response {
  const { memberId, provider } = session;
  return Response.json({ memberId, provider, ...sessionEnd(session) }, { headers: uncached() });
}

export function nobody(): Response {
  return Response.json(
    { sys: { type: "Error", id: "SessionEnded" }, message: "Nobody is signed in." },
    { status: 401, headers: uncached() },
  );
}

function uncached(): Headers {
  return new Headers({ "cache-control": "private, no-store", vary: "Cookie" });
}
