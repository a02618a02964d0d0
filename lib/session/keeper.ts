import { environment } from "#lib/environment.ts";
import { log } from "#lib/log.ts";
import { processState } from "#lib/process-state.ts";
import { type AuthApi, httpAuthApi } from "./auth-api.ts";
import { systemClock } from "./clock.ts";
import { sessionRecords } from "./records.ts";
import { Renewal } from "./renewal.ts";
import type { EventDetails, SessionEvent } from "./session-events.ts";
import { measureEvent } from "./session-meter.ts";

export function authApi(): AuthApi {
  return processState("auth-api", () => httpAuthApi(systemClock));
}

/** The process' one `Renewal`: its flights are shared by handlers, pages and middleware. */
export function renewal(): Renewal {
  return processState(
    "renewal",
    () =>
      new Renewal({
        records: sessionRecords(),
        authApi: authApi(),
        clock: systemClock,
        maxAgeSeconds: environment().sessionMaxAgeSeconds,
        note,
      }),
  );
}

function note(event: SessionEvent, details: EventDetails): void {
  measureEvent(event, details);
  log().info({ event, ...details });
}
