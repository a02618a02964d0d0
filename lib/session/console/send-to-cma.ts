import { callUpstream, type UpstreamRequest } from "../upstream/upstream.ts";
import type { UpstreamResponse } from "../upstream/upstream-exchange.ts";
import type { ConsoleSession } from "./console-session.ts";

/**
 * Sends a call under a platform user's identity, once: a CMA token cannot be renewed. `ended`: CMA does not accept the
 * token any more. Throws `UpstreamError`.
 */
export async function sendToCma(
  { cmaToken }: ConsoleSession,
  call: UpstreamRequest,
): Promise<UpstreamResponse | "ended"> {
  const headers = { ...call.headers, authorization: `Bearer ${cmaToken}` };
  const response = await callUpstream({ ...call, headers });
  if (response.status !== 401) return response;
  response.body.dump();
  return "ended";
}
