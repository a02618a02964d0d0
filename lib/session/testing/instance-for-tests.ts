import { RecordSeal } from "../records/record-seal.ts";
import { SharedRecords } from "../records/shared-records.ts";
import { type SharedTimes, sharedTimes } from "../records/shared-store.ts";
import { ValkeyStore } from "../records/valkey-store.ts";
import { Renewal } from "../renewal/renewal.ts";
import type { Session } from "../session.ts";
import type { SessionEvent } from "../session-events.ts";
import type { AuthApi } from "../upstream/auth-api.ts";

const maxAgeSeconds = 30 * 24 * 60 * 60;

/** What one portal instance has of the session, on a store of its own choice. */
export class TestInstance {
  readonly events: { event: SessionEvent; [detail: string]: unknown }[] = [];
  readonly revoked: Session[] = [];
  readonly records: SharedRecords;
  readonly renewal: Renewal;

  constructor(
    url: string,
    authApi: AuthApi,
    clock: () => number = Date.now,
    times: Partial<SharedTimes> = {},
    secret = "a secret for tests that is long enough",
  ) {
    const note = (event: SessionEvent, details: object) => this.events.push({ event, ...details });
    this.records = new SharedRecords({
      store: new ValkeyStore(url),
      seal: new RecordSeal([secret]),
      clock,
      maxAgeSeconds,
      note,
      revoke: (session) => this.revoked.push(session),
      times: { ...sharedTimes, ...times },
    });
    this.renewal = new Renewal({ records: this.records, authApi, clock, maxAgeSeconds, note });
  }

  noted(event: SessionEvent): number {
    return this.events.filter((one) => one.event === event).length;
  }
}
