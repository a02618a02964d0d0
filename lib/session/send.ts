import { renewal, sessionRecords } from "./container.ts";
import type { Renewal } from "./renewal/renewal.ts";
import type { Session } from "./session.ts";
import { callUpstream, type UpstreamRequest } from "./upstream/upstream.ts";
import type { UpstreamResponse } from "./upstream/upstream-exchange.ts";

export interface MemberCall extends Omit<UpstreamRequest, "headers"> {
  headers: Record<string, string>;
  /** Whether the call can be sent again: its body isn't a stream. */
  repeatable: boolean;
  /** How long the accessToken has to be valid. */
  neededMs?: number;
}

export type Sent =
  | { state: "answered"; response: UpstreamResponse; session: Session }
  /** The accessToken was revoked, and this call can't be repeated here; the sender may, with the new pair. */
  | { state: "retry"; session: Session }
  | { state: "ended" }
  /** The session is alive, but there is no usable accessToken now. */
  | { state: "unavailable" };

/**
 * Sends a call with the newest pair, renewed if due. If the accessToken was revoked meanwhile, sends it once
 * more with the successor. Throws `UpstreamError`.
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

/** The session now, for the cookie of a slow answer; undefined if it has ended. */
export function newestOf(session: Session): Promise<Session | undefined> {
  return renewal().newest(session);
}

/** Whether the same member signed in again in this browser. */
export async function isReplaced(session: Session): Promise<boolean> {
  const record = await sessionRecords().read(session.id);
  return record?.state === "ended" && record.replaced;
}
