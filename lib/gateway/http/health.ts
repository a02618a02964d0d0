import { environment } from "#lib/environment.ts";
import { processState } from "#lib/process-state.ts";
import { currentConfigurationDigest } from "#lib/space-file/current.ts";

const askMs = 2_000;

/** Whether this process stops soon; `server.ts` sets it. */
export function draining(): { value: boolean } {
  return processState("draining", () => ({ value: false }));
}

/**
 * `GET /api/health`: 200 once portal and embedded Space are ready, 503 before that and while draining. By
 * `configuration` the doctor tells whether the portal runs with the settings that it was given.
 */
export async function reportHealth(): Promise<Response> {
  const status = draining().value ? "draining" : (await spaceIsReady()) ? "ok" : "starting";
  return Response.json(
    { status, configuration: currentConfigurationDigest() },
    { status: status === "ok" ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

// Only the embedded Space has a health endpoint.
async function spaceIsReady(): Promise<boolean> {
  const { embeddedSpace, services } = environment();
  if (!embeddedSpace) return true;
  try {
    const answer = await fetch(new URL("/health", services.auth), { signal: AbortSignal.timeout(askMs) });
    return answer.ok;
  } catch {
    return false;
  }
}
