import { environment } from "#lib/environment.ts";
import { authPaths, fillPath } from "#lib/space/endpoints.ts";
import { tokenResponseSchema } from "#lib/space/token-response.ts";
import type { Clock } from "./clock.ts";
import type { TokenPair } from "./session.ts";
import { callUpstream, UpstreamError, type UpstreamResponse } from "./upstream.ts";

const answerTimeoutMs = 10_000;

/** What became of an exchange or a renewal. */
export type Issue =
  | { outcome: "issued"; pair: TokenPair }
  /** The Auth API itself said no: the token is unusable. */
  | { outcome: "refused" }
  /** Not an answer. When `unknown`, the token may have been used up all the same. */
  | { outcome: "failed"; unknown: boolean; why: string };

/** `gone`: nothing of the pair is left to revoke by this accessToken. */
export type Revocation = "revoked" | "gone" | "failed";

/** The three operations of the Auth API that a server calls ("Auth API"). None of them throws. */
export interface AuthApi {
  exchange(exchangeToken: string): Promise<Issue>;
  renew(refreshToken: string): Promise<Issue>;
  /** Revokes the accessToken and, sent along in the body, the refreshToken. */
  revoke(accessToken: string, refreshToken: string): Promise<Revocation>;
}

export function httpAuthApi(clock: Clock): AuthApi {
  return {
    exchange: (exchangeToken) => issue(clock, authPaths.token, { exchangeToken }),
    renew: (refreshToken) => issue(clock, authPaths.refresh, { refreshToken }),
    revoke: async (accessToken, refreshToken) => {
      const authorization = `Bearer ${accessToken}`;
      const answer = await send("DELETE", authPaths.token, { refreshToken }, { authorization });
      if (answer instanceof UpstreamError) return "failed";
      await answer.body.dump().catch(() => {});
      if (answer.status === 204 || answer.status === 200) return "revoked";
      return answer.status === 401 ? "gone" : "failed";
    },
  };
}

async function issue(clock: Clock, path: string, body: Record<string, string>): Promise<Issue> {
  const sentAt = clock();
  const answer = await send("POST", path, body);
  if (answer instanceof UpstreamError) return { outcome: "failed", unknown: answer.sent, why: answer.kind };
  const json: unknown = await answer.body.json().catch(() => undefined);
  if (isRefusal(answer.status, json)) return { outcome: "refused" };
  if (answer.status !== 200) return { outcome: "failed", unknown: false, why: `status ${answer.status}` };
  const parsed = tokenResponseSchema.safeParse(json);
  if (!parsed.success) return { outcome: "failed", unknown: true, why: "unreadable answer" };
  const { accessToken, refreshToken, createdAt, expiresAt, refreshExpiresAt } = parsed.data;
  // Lifetimes by the service's clock, counted from when we asked by ours: a wrong clock here does no harm.
  const issuedAt = Date.parse(createdAt);
  const lifetimeMs = Date.parse(expiresAt) - issuedAt;
  const refreshLifetimeMs = Date.parse(refreshExpiresAt) - issuedAt;
  return {
    outcome: "issued",
    pair: {
      accessToken,
      accessExpiresAt: sentAt + lifetimeMs,
      lifetimeMs,
      refreshToken,
      refreshExpiresAt: sentAt + refreshLifetimeMs,
    },
  };
}

// 401 is what the service decided; 400, 403 and 422 count only when they are an API's answer, not some proxy's page.
function isRefusal(status: number, json: unknown): boolean {
  return status === 401 || ([400, 403, 422].includes(status) && typeof json === "object" && json !== null);
}

async function send(
  method: "POST" | "DELETE",
  path: string,
  body: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<UpstreamResponse | UpstreamError> {
  const { services, spaceId } = environment();
  try {
    return await callUpstream({
      url: services.auth + fillPath(path, { spaceId }),
      method,
      headers: { "content-type": "application/json", accept: "application/json", ...headers },
      body: Buffer.from(JSON.stringify(body)),
      headersTimeoutMs: answerTimeoutMs,
    });
  } catch (error) {
    if (error instanceof UpstreamError) return error;
    throw error;
  }
}
