import { environment } from "#lib/environment.ts";
import { processState } from "#lib/process-state.ts";
import { systemClock } from "../clock.ts";
import { httpAuthApi } from "../upstream/auth-api.ts";
import { RenewerProcess } from "./renewer-process.ts";

/**
 * Lets a process beside this one ask for renewals, where there is a store for it to keep them in. To be called before
 * anything of a session is used; a host that does not call it renews by itself.
 */
export function startRenewer(): void {
  if (environment().sessionRecordsUrl === undefined) return;
  processState("auth-api", () => new RenewerProcess(httpAuthApi(systemClock)).authApi);
}
