import { type Clock, systemClock } from "../clock.ts";
import type { SealedSession, Session } from "../session.ts";
import { RecordTable } from "./record-table.ts";
import { newestOf, type SessionRecord, type SessionRecords, type Turn } from "./records.ts";

const mostRecords = 200_000;

/** Records of a single instance. Turns need no lock: flights already are per process. */
export class MemoryRecords implements SessionRecords {
  readonly #table: RecordTable;

  constructor(clock: Clock = systemClock) {
    this.#table = new RecordTable(clock, mostRecords);
  }

  async read(sessionId: string): Promise<SessionRecord | undefined> {
    return this.#table.get(sessionId);
  }

  lookUp(sessionId: string): Promise<SessionRecord | undefined> {
    return this.read(sessionId);
  }

  async keep(session: Session, untilMs: number): Promise<boolean> {
    return this.#table.raise(session.id, { state: "living", session }, untilMs);
  }

  async end(session: SealedSession, untilMs: number, replaced = false): Promise<SealedSession> {
    const known = this.#table.get(session.id);
    this.#table.raise(session.id, { state: "ended", replaced }, untilMs);
    return newestOf(session, known);
  }

  async takeTurn({ id, generation }: Session): Promise<Turn> {
    return {
      record: this.#table.get(id),
      lapsed: false,
      isHeld: () => true,
      keep: (renewed, untilMs) => this.keep(renewed, untilMs),
      refuse: async (untilMs) => {
        this.#table.raise(id, { state: "refused", generation }, untilMs);
        return this.#table.get(id);
      },
      release: () => undefined,
    };
  }
}
