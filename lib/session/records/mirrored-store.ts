import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { type Session, sessionEndsAt } from "../session.ts";
import type { Note } from "../session-events.ts";
import type { RecordSeal } from "./record-seal.ts";
import { RecordTable } from "./record-table.ts";
import { rankOf, type SessionRecord } from "./records.ts";
import type { SharedStore, StoredRecord } from "./shared-store.ts";
import type { StoreHealth } from "./store-health.ts";

const mostMirrored = 50_000;
const batchSize = 200;

interface MirroredStoreOptions {
  store: SharedStore;
  health: StoreHealth;
  seal: RecordSeal;
  clock: Clock;
  maxAgeSeconds: number;
  note: Note;
}

/** Called for each record that the store had missed. */
type Found = (sessionId: string, written: SessionRecord, before: SessionRecord | undefined) => void;

interface Raised {
  /** Whether it is the highest known record. */
  kept: boolean;
  /** Whether the store has it. */
  written: boolean;
  before: SessionRecord | undefined;
}

/**
 * The shared store, sealed, with a bounded mirror of what this process read or wrote. The higher record wins,
 * and is written to the store if that lacks it.
 */
export class MirroredStore {
  readonly #options: MirroredStoreOptions;
  readonly #mirror: RecordTable;
  readonly #unwritten = new Set<string>();
  /** Noted once each. */
  readonly #unreadable = new LRUCache<string, number>({ max: 1_000 });

  constructor(options: MirroredStoreOptions) {
    this.#options = options;
    this.#mirror = new RecordTable(options.clock, mostMirrored);
  }

  async read(sessionId: string): Promise<SessionRecord | undefined> {
    const record = await this.lookUp(sessionId);
    return record === "away" ? undefined : record;
  }

  async lookUp(sessionId: string): Promise<SessionRecord | "away" | undefined> {
    const { store, health, seal } = this.#options;
    const known = this.#mirror.get(sessionId);
    if (known?.state === "ended") return known;
    const read = await health.attempt(() => store.read(seal.keyOf(sessionId)));
    if (read !== undefined) this.#learn(sessionId, read.answer);
    return this.#mirror.get(sessionId) ?? (read === undefined ? "away" : undefined);
  }

  /** Writes a record here and to the store; to the store later if it is down. */
  async raise(sessionId: string, record: SessionRecord, untilMs: number, holder?: string): Promise<Raised> {
    const before = this.#mirror.get(sessionId);
    this.#mirror.raise(sessionId, record, untilMs);
    const answer = await this.#put(sessionId, record, untilMs, holder);
    if (answer === undefined) this.#unwritten.add(sessionId);
    else this.#raiseHere(sessionId, answer.before);
    const inStore = answer?.before;
    const higher = inStore !== undefined && (before === undefined || rankOf(inStore) > rankOf(before));
    return {
      kept: this.#mirror.get(sessionId) === record,
      written: answer !== undefined,
      before: higher ? inStore : before,
    };
  }

  /** Like `Turn.refuse`, if `holder` still has the turn. */
  async refuse(
    { id, generation }: Session,
    untilMs: number,
    holder: string,
  ): Promise<SessionRecord | undefined> {
    const refused: SessionRecord = { state: "refused", generation };
    const answer = await this.#put(id, refused, untilMs, holder, true);
    if (answer === undefined) return undefined;
    this.#raiseHere(id, answer.raised ? refused : answer.before);
    const known = this.#mirror.get(id);
    return known !== undefined && rankOf(known) >= rankOf(refused) ? known : undefined;
  }

  /** Takes a session's lock and reads its record in one step. Undefined if the store is down. */
  async lock(session: Session, holder: string, leaseMs: number, untilMs: number) {
    const { store, health, seal, clock } = this.#options;
    const rank = 2 * session.generation;
    const locked = await health.attempt(() =>
      store.lock(seal.keyOf(session.id), rank, holder, leaseMs, untilMs - clock()),
    );
    if (locked === undefined) return undefined;
    this.#learn(session.id, locked.answer.record);
    return { ...locked.answer, record: this.#mirror.get(session.id) };
  }

  /**
   * Writes what the store missed, ends of sessions first; after a restart everything. Returns the number of
   * records. Throws if the store is lost again.
   */
  async writeBack(everything: boolean, found: Found) {
    const known = everything ? this.#mirror.sessionIds() : [...this.#unwritten];
    const order = (id: string) =>
      this.#mirror.get(id)?.state === "ended" ? 0 : this.#unwritten.has(id) ? 1 : 2;
    const groups = Map.groupBy(known, order);
    const ids = ([0, 1, 2] as const).flatMap((group) => groups.get(group) ?? []);
    for (let start = 0; start < ids.length; start += batchSize) {
      await Promise.all(ids.slice(start, start + batchSize).map((id) => this.#writeAgain(id, found)));
    }
    return ids.length;
  }

  async #writeAgain(id: string, found: Found): Promise<void> {
    const record = this.#mirror.get(id);
    if (record !== undefined) {
      const answer = await this.#put(id, record, this.#mirror.untilMs(id));
      if (answer === undefined) throw new Error("lost while writing back");
      if (this.#unwritten.has(id)) found(id, record, answer.before);
      this.#raiseHere(id, answer.before);
    }
    this.#unwritten.delete(id);
  }

  #learn(sessionId: string, stored: StoredRecord | undefined): void {
    const known = this.#mirror.get(sessionId);
    if (known !== undefined && rankOf(known) > (stored?.rank ?? -1)) {
      void this.#put(sessionId, known, this.#mirror.untilMs(sessionId));
    } else if (stored !== undefined && (known === undefined || stored.rank > rankOf(known))) {
      this.#raiseHere(sessionId, this.#open(sessionId, stored));
    }
  }

  #raiseHere(sessionId: string, record: SessionRecord | undefined): void {
    if (record === undefined) return;
    const { clock, maxAgeSeconds } = this.#options;
    const longest = clock() + maxAgeSeconds * 1000;
    const untilMs = record.state === "living" ? sessionEndsAt(record.session, maxAgeSeconds) : longest;
    this.#mirror.raise(sessionId, record, untilMs);
  }

  async #put(id: string, record: SessionRecord, untilMs: number, holder?: string, onlyHolder = false) {
    const { store, health, seal, clock } = this.#options;
    const key = seal.keyOf(id);
    const options = holder === undefined ? undefined : { holder, onlyHolder };
    const put = await health.attempt(() =>
      store.raise(key, seal.seal(key, record), untilMs - clock(), options),
    );
    if (put === undefined) return undefined;
    const { raised, before } = put.answer;
    return { raised, before: before && this.#open(id, before) };
  }

  #open(sessionId: string, stored: StoredRecord): SessionRecord | undefined {
    const { seal } = this.#options;
    const record = seal.open(seal.keyOf(sessionId), stored, sessionId);
    if (record === undefined && this.#unreadable.get(sessionId) !== stored.rank) {
      this.#unreadable.set(sessionId, stored.rank);
      this.#options.note("unreadable-record", { rank: stored.rank });
    }
    return record;
  }
}
