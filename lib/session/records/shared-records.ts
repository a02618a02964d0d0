import { randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { SealedSession, Session } from "../session.ts";
import type { Note } from "../session-events.ts";
import { MirroredStore } from "./mirrored-store.ts";
import type { RecordSeal } from "./record-seal.ts";
import { isAbove, newestOf, type SessionRecord, type SessionRecords, type Turn } from "./records.ts";
import { ChangeListener, type SharedStore, type SharedTimes, sharedTimes } from "./shared-store.ts";
import { SharedTurn, type TurnContext } from "./shared-turn.ts";
import { StoreHealth } from "./store-health.ts";

/** Below every generation: the session ended without its pair, so any pair found in the store is revoked. */
const noGeneration = -1;

interface Candidate {
  session: Session;
  untilMs: number;
  holder: string;
}

interface SharedRecordsOptions {
  store: SharedStore;
  seal: RecordSeal;
  clock: Clock;
  maxAgeSeconds: number;
  note: Note;
  /** For a pair that arrives in the store after the session's end. */
  revoke: (session: Session) => void;
  times?: SharedTimes;
}

/** Records and turns shared by instances; each continues alone while the store is down. */
export class SharedRecords implements SessionRecords {
  readonly #context: TurnContext;
  readonly #note: Note;
  readonly #revoke: (session: Session) => void;
  /** Ends that the store doesn't have yet, with the generation that was ended. */
  readonly #lateEnds = new Map<string, number>();

  constructor({
    store,
    seal,
    clock,
    maxAgeSeconds,
    note,
    revoke,
    times = sharedTimes,
  }: SharedRecordsOptions) {
    const onBack = (restarted: boolean) => this.#catchUp(restarted);
    const health = new StoreHealth({ open: () => store.open(), onBack, clock, note, times });
    store.onLost((error) => health.lose(error));
    const mirrored = new MirroredStore({ store, health, seal, clock, maxAgeSeconds, note });
    this.#context = {
      store,
      mirrored,
      health,
      keyOf: (id) => seal.keyOf(id),
      clock,
      times,
      turns: new Set(),
    };
    this.#note = note;
    this.#revoke = revoke;
  }

  get connection(): Pick<TurnContext, "store" | "health"> {
    return this.#context;
  }

  async read(sessionId: string): Promise<SessionRecord | undefined> {
    return await this.#context.mirrored.read(sessionId);
  }

  async lookUp(sessionId: string): Promise<SessionRecord | "away" | undefined> {
    return await this.#context.mirrored.lookUp(sessionId);
  }

  async keep(session: Session, untilMs: number): Promise<boolean> {
    return (await this.#context.mirrored.raise(session.id, { state: "living", session }, untilMs)).kept;
  }

  async end(session: SealedSession, untilMs: number, replaced = false): Promise<SealedSession> {
    const ended: SessionRecord = { state: "ended", replaced };
    const { before, written } = await this.#context.mirrored.raise(session.id, ended, untilMs);
    const newest = newestOf(session, before);
    if (!written) this.#lateEnds.set(session.id, "pair" in newest ? newest.generation : noGeneration);
    return newest;
  }

  async takeTurn(session: Session, untilMs: number, urgent: boolean): Promise<Turn | undefined> {
    const { store, keyOf, clock, times } = this.#context;
    const changes = new ChangeListener(store, keyOf(session.id));
    const beganAtMs = clock();
    // Constant: a lock whose answer was lost is still ours.
    const holder = randomBytes(12).toString("base64url");
    try {
      for (let waits = 0; ; waits++) {
        const turn = await this.#tryTurn({ session, untilMs, holder }, urgent);
        if (turn === "postponed") return undefined;
        if (turn !== "taken" && waits > 0) this.#note("waited", { ms: clock() - beganAtMs });
        if (turn !== "taken") return turn;
        if (clock() - beganAtMs >= times.patienceMs) return undefined;
        await changes.next(times.pollMs);
      }
    } finally {
      changes.stop();
    }
  }

  close(): void {
    this.#context.health.close();
    this.#context.store.close();
  }

  async #tryTurn(candidate: Candidate, urgent: boolean): Promise<Turn | "taken" | "postponed"> {
    const { session, untilMs, holder } = candidate;
    const { mirrored, health, clock, times } = this.#context;
    const readiness = await health.readiness(urgent);
    if (readiness === "postponed") {
      this.#note("postponed", {});
      return "postponed";
    }
    if (readiness === "alone") {
      const record = await mirrored.read(session.id);
      return new SharedTurn(this.#context, { ...candidate, lapsed: false, record, heldUntilMs: undefined });
    }
    const askedAtMs = clock();
    const locked = await mirrored.lock(session, holder, times.leaseMs, untilMs);
    if (locked === undefined) return "taken";
    const { held, lapsed, record } = locked;
    if (!held) return isAbove(record, session) ? nothingToRenew(record) : "taken";
    if (lapsed) this.#note("turn-taken-over", { generation: session.generation });
    const heldUntilMs = askedAtMs + times.leaseMs;
    return new SharedTurn(this.#context, { ...candidate, lapsed, record, heldUntilMs });
  }

  // Turns first: nobody may start to renew while another renews without a lock.
  async #catchUp(restarted: boolean): Promise<number> {
    await Promise.all([...this.#context.turns].map((turn) => turn.beat()));
    return await this.#context.mirrored.writeBack(restarted, (sessionId, written, before) => {
      const generation = this.#lateEnds.get(sessionId) ?? Number.POSITIVE_INFINITY;
      this.#lateEnds.delete(sessionId);
      // Sign-out wins over both pairs: one that it didn't know, and ours.
      if (before?.state === "living" && before.session.generation > generation) this.#revoke(before.session);
      if (before?.state === "ended" && written.state === "living") this.#revoke(written.session);
    });
  }
}

function nothingToRenew(record: SessionRecord): Turn {
  return {
    record,
    lapsed: false,
    isHeld: () => false,
    keep: async () => false,
    refuse: async () => record,
    release: () => undefined,
  };
}
