import * as z from "zod";
import { environment } from "#lib/environment.ts";
import { authPaths, fillPath } from "#lib/space/endpoints.ts";
import { meter, tracer } from "#lib/telemetry/sink.ts";
import type { Clock } from "../clock.ts";
import type { Session, TokenPair } from "../session.ts";
import { callUpstream, isSuccess, readJson, UpstreamError } from "./upstream.ts";

/** "Token response". */
const tokenResponseSchema = z.object({
  accessToken: z.string().min(1),
  createdAt: z.iso.datetime({ offset: true }),
  expiresAt: z.iso.datetime({ offset: true }),
  refreshToken: z.string().min(1).max(256),
  refreshExpiresAt: z.iso.datetime({ offset: true }),
});

/** Including the body. */
const answerTimeoutMs = 10_000;
/** A renewal's answer is the session, so it may take longer than the calls that wait for it (E11). */
const renewalPatience = 2;
const answerBytes = 64 * 1024;

export type Issue =
  | { outcome: "issued"; pair: TokenPair }
  /** The Auth API refused: the token is unusable. */
  | { outcome: "refused" }
  /** A 4xx in an unexpected shape: perhaps of a proxy. */
  | { outcome: "unverified"; why: string }
  /** No answer. `unknown`: the token may have been used up. */
  | { outcome: "failed"; unknown: boolean; why: string };

/** `gone`: this accessToken can't revoke anything any more. */
export type Revocation = "revoked" | "gone" | "failed";

/** The operations of "Auth API" that a server calls. They never throw. */
export interface AuthApi {
  exchange(exchangeToken: string): Promise<Issue>;
  /** `successorOf`: the session, and the holder of its turn, so that another process can store the answer. */
  renew(refreshToken: string, successorOf?: { session: Session; holder: string }): Promise<Issue>;
  revoke(accessToken: string, refreshToken: string): Promise<Revocation>;
}

export function httpAuthApi(clock: Clock, timeoutMs = answerTimeoutMs): AuthApi {
  return {
    exchange: (exchangeToken) => issue(clock, timeoutMs, authPaths.token, { exchangeToken }),
    renew: (refreshToken) =>
      measuredRenewal(() => issue(clock, timeoutMs * renewalPatience, authPaths.refresh, { refreshToken })),
    revoke: async (accessToken, refreshToken) => {
      const authorization = `Bearer ${accessToken}`;
      const answer = await send(timeoutMs, "DELETE", authPaths.token, { refreshToken }, { authorization });
      if (answer instanceof UpstreamError) return "failed";
      if (isSuccess(answer.status)) return "revoked";
      return refusalIn(answer) === "refused" ? "gone" : "failed";
    },
  };
}

export async function measuredRenewal(renew: () => Promise<Issue>): Promise<Issue> {
  const since = performance.now();
  return await tracer().within("renewal", {}, async (span) => {
    const issue = await renew();
    meter().measure("atrium.renewal.ms", performance.now() - since, {});
    span.set({ "atrium.outcome": issue.outcome });
    return issue;
  });
}

async function issue(
  clock: Clock,
  timeoutMs: number,
  path: string,
  body: Record<string, string>,
): Promise<Issue> {
  const sentAt = clock();
  const answer = await send(timeoutMs, "POST", path, body);
  if (answer instanceof UpstreamError) return { outcome: "failed", unknown: answer.sent, why: answer.why };
  const refusal = refusalIn(answer);
  const why = `status ${answer.status}`;
  if (refusal === "refused") return { outcome: "refused" };
  if (refusal === "unverified") return { outcome: "unverified", why };
  if (!isSuccess(answer.status)) return { outcome: "failed", unknown: false, why };
  const parsed = tokenResponseSchema.safeParse(answer.json);
  if (!parsed.success) return { outcome: "failed", unknown: true, why: "unreadable answer" };
  const { accessToken, refreshToken, createdAt, expiresAt, refreshExpiresAt } = parsed.data;
  // Lifetimes by the service's clock, counted from our request: a wrong clock does no harm.
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

const refusalSchema = z.union([
  z.object({ sys: z.object({ type: z.literal("Error") }) }),
  z.object({ error: z.enum(["invalid_grant", "invalid_token"]) }),
]);

const passing = [408, 425, 429];

// A JSON 401, or another refusal in the decided shape or OAuth's, comes from the Auth API.
function refusalIn({ status, json }: Answer): "refused" | "unverified" | undefined {
  if (status < 400 || status >= 500 || passing.includes(status)) return undefined;
  if (status === 401 && typeof json === "object" && json !== null) return "refused";
  const isDecided = [400, 403, 422].includes(status) && refusalSchema.safeParse(json).success;
  return isDecided ? "refused" : "unverified";
}

interface Answer {
  status: number;
  json: unknown;
}

async function send(
  timeoutMs: number,
  method: "POST" | "DELETE",
  path: string,
  body: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer | UpstreamError> {
  const { services, spaceId } = environment();
  try {
    const { status, body: answer } = await callUpstream({
      url: services.auth + fillPath(path, { spaceId }),
      method,
      headers: { "content-type": "application/json", accept: "application/json", ...headers },
      body: Buffer.from(JSON.stringify(body)),
      signal: AbortSignal.timeout(timeoutMs),
      longestMs: timeoutMs,
    });
    return { status, json: await readJson(answer, answerBytes) };
  } catch (error) {
    if (error instanceof UpstreamError) return error;
    throw error;
  }
}
