import { renewal, sessionRecords } from "./container.ts";
import type { Renewal } from "./renewal/renewal.ts";
import type { Session } from "./session.ts";
import { callUpstream, type UpstreamRequest } from "./upstream/upstream.ts";
import type { UpstreamResponse } from "./upstream/upstream-exchange.ts";

/** A call to a service of the Space, without the credential. */
export interface MemberCall extends Omit<UpstreamRequest, "headers"> {
  headers: Record<string, string>;
  /** Whether the same call can go out a second time: its body is not a stream. */
  repeatable: boolean;
  /** How long its accessToken has to be good for, where that is not a moment. */
  neededMs?: number;
}

export type Sent =
  | { state: "answered"; response: UpstreamResponse; session: Session }
  /** The call met a revoked accessToken and cannot be repeated here; the sender may, with the session's new pair. */
  | { state: "retry"; session: Session }
  | { state: "ended" }
  /** The session lives, but no usable accessToken can be had just now. */
  | { state: "unavailable" };

/**
 * Sends a call under the member's identity with the newest pair, renewed when due. A call whose accessToken was
 * revoked under it is sent once more with its successor. Throws `UpstreamError`.
 */
export async function sendAsMember(
  session: Session,
  call: MemberCall,
  renewals: Renewal = renewal(),
  transport: typeof callUpstream = callUpstream,
): Promise<Sent> {
  const send = (newest: Session) => transport(signed(call, newest));
  const fresh = await renewals.freshen(session, call.neededMs);
  if (fresh.state !== "living") return fresh;
  const response = await send(fresh.session);
  if (response.status !== 401) return accepted(fresh.session, response);
  const replaced = await renewals.replace(fresh.session);
  if (replaced.state === "living" && replaced.session.generation === fresh.session.generation) {
    return { state: "answered", response, session: replaced.session };
  }
  response.body.dump();
  if (replaced.state !== "living") return replaced;
  if (!call.repeatable) return { state: "retry", session: replaced.session };
  const again = await send(replaced.session);
  if (again.status !== 401) return accepted(replaced.session, again);
  return { state: "answered", response: again, session: replaced.session };

  function accepted(by: Session, answer: UpstreamResponse): Sent {
    renewals.accepted(by);
    return { state: "answered", response: answer, session: by };
  }
}

function signed(call: MemberCall, { pair }: Session): UpstreamRequest {
  const { url, method, headers, body, signal, longestMs } = call;
  const authorization = `Bearer ${pair.accessToken}`;
  return { url, method, headers: { ...headers, authorization }, body, signal, longestMs };
}

/** The session as it is now, for the cookie of an answer that took a while: undefined when it has ended meanwhile. */
export function newestOf(session: Session): Promise<Session | undefined> {
  return renewal().newest(session);
}

/** Whether an ended session has given way to another one of the same member in the same browser. */
export async function isReplaced(session: Session): Promise<boolean> {
  const record = await sessionRecords().read(session.id);
  return record?.state === "ended" && record.replaced;
}
