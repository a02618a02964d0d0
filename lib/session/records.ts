import { LRUCache } from "lru-cache";
import { processState } from "#lib/process-state.ts";
import type { Session } from "./session.ts";

/** The freshest that is known of a session, or that it has ended. */
export type SessionRecord =
  | { state: "living"; session: Session }
  /** `replaced`: the same member has signed in again in the same browser, which has another cookie by now. */
  | { state: "ended"; replaced: boolean };

/** Where the freshest pair of each session is kept, so that a superseded cookie still finds it. */
export interface SessionRecords {
  read(sessionId: string): Promise<SessionRecord | undefined>;
  /** Keeps `session` unless the session has ended or a newer generation is known; answers whether it was kept. */
  keep(session: Session, untilMs: number): Promise<boolean>;
  /** Marks the session as ended, for good, and answers the freshest that was known of it until then. */
  end(sessionId: string, untilMs: number, replaced?: boolean): Promise<Session | undefined>;
}

const mostRecords = 200_000;

export class MemoryRecords implements SessionRecords {
  readonly #records = new LRUCache<string, SessionRecord>({ max: mostRecords, ttlAutopurge: false });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async read(sessionId: string): Promise<SessionRecord | undefined> {
    return this.#records.get(sessionId);
  }

  async keep(session: Session, untilMs: number): Promise<boolean> {
    const known = this.#records.get(session.id);
    if (known?.state === "ended") return false;
    if (known !== undefined && known.session.generation >= session.generation) return false;
    this.#set(session.id, { state: "living", session }, untilMs);
    return true;
  }

  async end(sessionId: string, untilMs: number, replaced = false): Promise<Session | undefined> {
    const known = this.#records.get(sessionId);
    this.#set(sessionId, { state: "ended", replaced }, untilMs);
    return known?.state === "living" ? known.session : undefined;
  }

  #set(sessionId: string, record: SessionRecord, untilMs: number): void {
    this.#records.set(sessionId, record, { ttl: Math.max(1, untilMs - this.#now()) });
  }
}

export function sessionRecords(): SessionRecords {
  return processState("session-records", () => new MemoryRecords());
}
