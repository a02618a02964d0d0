import { environment } from "#lib/environment.ts";
import { overLimit } from "#lib/limits/rate-limit.ts";
import { log } from "#lib/log.ts";
import { processState } from "#lib/process-state.ts";
import { systemClock } from "./clock.ts";
import { IdempotentWrites } from "./records/idempotent-writes.ts";
import { MemoryRecords } from "./records/memory-records.ts";
import { RecordSeal } from "./records/record-seal.ts";
import type { SessionRecords } from "./records/records.ts";
import { SharedRecords } from "./records/shared-records.ts";
import { SharedWrites } from "./records/shared-writes.ts";
import { ValkeyStore } from "./records/valkey-store.ts";
import { Renewal } from "./renewal/renewal.ts";
import { revokePair } from "./renewal/revocation.ts";
import { type EventDetails, measureEvent, type SessionEvent } from "./session-events.ts";
import { type AuthApi, httpAuthApi } from "./upstream/auth-api.ts";

export function authApi(): AuthApi {
  return processState("auth-api", () => httpAuthApi(systemClock));
}

/** In memory, or shared by the instances with the same SESSION_RECORDS_URL. */
export function sessionRecords(): SessionRecords {
  return processState("session-records", () => {
    const { sessionRecordsUrl } = environment();
    return sessionRecordsUrl === undefined ? new MemoryRecords() : sharedRecords(sessionRecordsUrl);
  });
}

/** One per process: handlers, pages and middleware share its flights. */
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
        mayRenew: async ({ id }) => (await overLimit("renewal", undefined, id)) === undefined,
      }),
  );
}

export function idempotentWrites(): IdempotentWrites {
  return processState("idempotent-writes", () => {
    const { connection } = sessionRecords();
    const seal = new RecordSeal(environment().sessionSecrets);
    return new IdempotentWrites(connection && new SharedWrites({ ...connection, seal }));
  });
}

function sharedRecords(url: string): SharedRecords {
  const { sessionSecrets, sessionMaxAgeSeconds } = environment();
  return new SharedRecords({
    store: new ValkeyStore(url),
    seal: new RecordSeal(sessionSecrets),
    clock: systemClock,
    maxAgeSeconds: sessionMaxAgeSeconds,
    note,
    revoke: (session) => void revokePair(authApi(), session.pair, systemClock),
  });
}

const loud: readonly SessionEvent[] = ["store-degraded", "unreadable-record"];

function note(event: SessionEvent, details: EventDetails): void {
  measureEvent(event, details);
  if (loud.includes(event)) log().warn({ event, ...details });
  else log().info({ event, ...details });
}
