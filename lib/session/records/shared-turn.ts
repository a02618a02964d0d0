import { type Clock, pause } from "../clock.ts";
import type { Session } from "../session.ts";
import { ChangeBell } from "./change-bell.ts";
import type { MirroredStore } from "./mirrored-store.ts";
import { isAbove, type SessionRecord, type Turn } from "./records.ts";
import type { SharedStore } from "./shared-store.ts";
import type { SharedTimes } from "./shared-times.ts";
import type { StoreHealth } from "./store-health.ts";

export interface TurnContext {
  store: SharedStore;
  mirrored: MirroredStore;
  health: StoreHealth;
  keyOf: (sessionId: string) => string;
  clock: Clock;
  times: SharedTimes;
  /** The turns that this process holds. */
  turns: Set<SharedTurn>;
}

interface Beginning {
  session: Session;
  untilMs: number;
  holder: string;
  record: SessionRecord | undefined;
  lapsed: boolean;
  /** Undefined: taken without the store, by this process alone. */
  heldUntilMs: number | undefined;
}

/**
 * A turn held by a lock in the store whose lease a heartbeat renews. Generations guard the pair: whoever really
 * renewed it may keep the successor, however late. The holder guards the verdict: only who still has the turn may
 * call a refused pair the last one.
 */
export class SharedTurn implements Turn {
  readonly record: SessionRecord | undefined;
  readonly lapsed: boolean;
  readonly holder: string;
  readonly #context: TurnContext;
  readonly #beginning: Beginning;
  #heldUntilMs: number;
  #alone: boolean;
  #over = false;

  constructor(context: TurnContext, beginning: Beginning) {
    this.#context = context;
    this.#beginning = beginning;
    this.record = beginning.record;
    this.lapsed = beginning.lapsed;
    this.holder = beginning.holder;
    this.#alone = beginning.heldUntilMs === undefined;
    this.#heldUntilMs = beginning.heldUntilMs ?? 0;
    context.turns.add(this);
    void this.#keepBeating();
  }

  isHeld(): boolean {
    return this.#alone || this.#context.clock() < this.#heldUntilMs;
  }

  async keep(renewed: Session, untilMs: number): Promise<boolean> {
    this.#finish();
    const record: SessionRecord = { state: "living", session: renewed };
    return (await this.#context.mirrored.raise(renewed.id, record, untilMs, this.#beginning.holder)).kept;
  }

  async refuse(untilMs: number): Promise<SessionRecord | undefined> {
    const { session, holder } = this.#beginning;
    const { mirrored, health, times } = this.#context;
    const patienceMs = this.lapsed || health.unsettledLately ? times.formerHolderMs : 0;
    const successor = await this.#successor(patienceMs);
    if (successor !== undefined) return successor;
    if (this.#alone) return undefined;
    return await mirrored.refuse(session, untilMs, holder);
  }

  release(): void {
    if (this.#over) return;
    this.#finish();
    const { session, holder } = this.#beginning;
    const { health, store, keyOf } = this.#context;
    void health.attempt(() => store.unlock(keyOf(session.id), holder));
  }

  /** Says that the holder is still there; a turn taken alone becomes one of all instances when the store is back. */
  async beat(): Promise<void> {
    const { session, holder, untilMs } = this.#beginning;
    const { health, store, keyOf, clock, times } = this.#context;
    const sentAtMs = clock();
    const extended = await health.attempt(() =>
      store.extend(keyOf(session.id), holder, times.leaseMs, untilMs - sentAtMs),
    );
    if (extended === undefined || this.#over) return;
    this.#alone = false;
    this.#heldUntilMs = extended.answer ? sentAtMs + times.leaseMs : 0;
  }

  #finish(): void {
    this.#over = true;
    this.#context.turns.delete(this);
  }

  async #keepBeating(): Promise<void> {
    for (;;) {
      await pause(this.#context.times.heartbeatMs);
      if (this.#over) return;
      await this.beat();
    }
  }

  async #successor(patienceMs: number): Promise<SessionRecord | undefined> {
    const { session } = this.#beginning;
    const { mirrored, store, keyOf, clock, times } = this.#context;
    const deadlineMs = clock() + patienceMs;
    const bell = new ChangeBell(store, keyOf(session.id));
    try {
      for (;;) {
        const record = await mirrored.read(session.id);
        if (isAbove(record, session)) return record;
        if (clock() >= deadlineMs) return undefined;
        await bell.next(times.pollMs);
      }
    } finally {
      bell.stop();
    }
  }
}
