import { environment } from "#lib/environment.ts";
import { consoleEndpoints } from "#lib/space/console-endpoints.ts";
import { platformUserSchema } from "#lib/space/space-membership.ts";
import { endpointPath } from "#lib/space-file/endpoint-path.ts";
import { callUpstream, readJson, UpstreamError } from "../upstream/upstream.ts";

const answerMs = 10_000;
const answerBytes = 256 * 1024;

export type TokenCheck = { state: "accepted"; userId: string } | { state: "refused" | "unreachable" };

/** Asks CMA whose token it is (`GET {cma_url}/me`). Never throws for what CMA or the way there does. */
export async function checkToken(cmaToken: string): Promise<TokenCheck> {
  try {
    const { status, body } = await callUpstream({
      url: environment().services.cma + endpointPath("readUser"),
      method: consoleEndpoints.readUser.method,
      headers: { accept: "application/json", authorization: `Bearer ${cmaToken}` },
      signal: AbortSignal.timeout(answerMs),
      longestMs: answerMs,
    });
    if (status !== 200) {
      body.dump();
      return { state: status === 401 || status === 403 ? "refused" : "unreachable" };
    }
    const user = platformUserSchema.safeParse(await readJson(body, answerBytes));
    return user.success ? { state: "accepted", userId: user.data.sys.id } : { state: "unreachable" };
  } catch (error) {
    if (error instanceof UpstreamError) return { state: "unreachable" };
    throw error;
  }
}
