import { environment } from "#lib/environment.ts";
import { serviceUserSchema } from "#lib/space/service-user.ts";
import { endpointPath } from "#lib/space-file/endpoint-path.ts";
import type { TokenPair } from "../session.ts";
import { callUpstream, readJson } from "../upstream/upstream.ts";

const answerTimeoutMs = 10_000;
const profileBytes = 64 * 1024;

/** Whose pair it is, by `GET /me`; undefined when ACMA does not say. */
export async function readMemberId(pair: TokenPair): Promise<string | undefined> {
  try {
    const { status, body } = await callUpstream({
      url: environment().services.acma + endpointPath("readProfile"),
      method: "GET",
      headers: { accept: "application/json", authorization: `Bearer ${pair.accessToken}` },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    const profile = serviceUserSchema.safeParse(await readJson(body, profileBytes));
    return status === 200 && profile.success ? profile.data.sys.id : undefined;
  } catch {
    return undefined;
  }
}
