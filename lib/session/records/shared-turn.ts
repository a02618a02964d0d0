import { type Clock, pause } from "../clock.ts";
import type { Session } from "../session.ts";
import type { MirroredStore } from "./mirrored-store.ts";
import { isAbove, type SessionRecord, type Turn } from "./records.ts";
import { ChangeListener, type SharedStore, type SharedTimes } from "./shared-store.ts";
import type { StoreHealth } from "./store-health.ts";

export interface TurnContext {
  store: SharedStore;
  mirrored: MirroredStore;
  health: StoreHealth;
  keyOf: (sessionId: string) => string;
  clock: Clock;
  times: SharedTimes;
  turns: Set<SharedTurn>;
}

interface TurnStart {
  session: Session;
  untilMs: number;
  holder: string;
  record: SessionRecord | undefined;
  lapsed: boolean;
  /** Undefined: taken without the store. */
  heldUntilMs: number | undefined;
}

/**
 * A turn held by a lock in the store, whose lease a heartbeat renews. Generations protect the pair: a
 * successor may be stored however late. The lock protects the verdict: only its holder may record a refusal.
 */
export class SharedTurn implements Turn {
  readonly record: SessionRecord | undefined;
  readonly lapsed: boolean;
  readonly holder: string;
  readonly #context: TurnContext;
  readonly #start: TurnStart;
  #heldUntilMs: number;
  #alone: boolean;
  #over = false;

  constructor(context: TurnContext, start: TurnStart) {
    this.#context = context;
    this.#start = start;
    this.record = start.record;
    this.lapsed = start.lapsed;
    this.holder = start.holder;
    this.#alone = start.heldUntilMs === undefined;
    this.#heldUntilMs = start.heldUntilMs ?? 0;
    context.turns.add(this);
    void this.#keepBeating();
  }

  isHeld(): boolean {
    return this.#alone || this.#context.clock() < this.#heldUntilMs;
  }

  async keep(renewed: Session, untilMs: number): Promise<boolean> {
    this.#finish();
    const record: SessionRecord = { state: "living", session: renewed };
    return (await this.#context.mirrored.raise(renewed.id, record, untilMs, this.#start.holder)).kept;
  }

  async refuse(untilMs: number): Promise<SessionRecord | undefined> {
    const { session, holder } = this.#start;
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
    const { session, holder } = this.#start;
    const { health, store, keyOf } = this.#context;
    void health.attempt(() => store.unlock(keyOf(session.id), holder));
  }

  /** Renews the lease. A turn that was taken alone gets a lock when the store is back. */
  async beat(): Promise<void> {
    const { session, holder, untilMs } = this.#start;
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
    const { session } = this.#start;
    const { mirrored, store, keyOf, clock, times } = this.#context;
    const deadlineMs = clock() + patienceMs;
    const changes = new ChangeListener(store, keyOf(session.id));
    try {
      for (;;) {
        const record = await mirrored.read(session.id);
        if (isAbove(record, session)) return record;
        if (clock() >= deadlineMs) return undefined;
        await changes.next(times.pollMs);
      }
    } finally {
      changes.stop();
    }
  }
}
