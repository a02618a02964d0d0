import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import {
  isAbove,
  newestOf,
  rankOf,
  type SessionRecord,
  type SessionRecords,
  type Turn,
} from "../records/records.ts";
import { type Session, sessionEndsAt } from "../session.ts";
import type { Note } from "../session-events.ts";
import type { AuthApi } from "../upstream/auth-api.ts";
import { askTwice, type ClearIssue, type FailedIssue } from "./ask-twice.ts";
import { isDue } from "./due.ts";
import { type Caller, Flights } from "./flights.ts";
import { ForcedRenewals } from "./forced-renewals.ts";
import { revokePair } from "./revocation.ts";

/** `unavailable`: the session is alive, but there is no usable accessToken now. */
export type Freshness = { state: "living"; session: Session } | { state: "ended" } | { state: "unavailable" };

interface RenewalOptions {
  records: SessionRecords;
  authApi: AuthApi;
  clock: Clock;
  maxAgeSeconds: number;
  note?: Note;
  /** Limits renewals, for services with very short-lived tokens. */
  mayRenew?: (session: Session) => Promise<boolean>;
}

const pauseAfterFailureMs = 1_000;
const ended = { state: "ended" } as const;
const unavailable = { state: "unavailable" } as const;

/**
 * Keeps token pairs fresh under strict rotation (seed, "Token lifecycle": the old pair is revoked at once).
 * One renewal per pair; a request with an old pair gets the newest.
 */
export class Renewal {
  readonly #options: RenewalOptions;
  readonly #note: Note;
  readonly #flights = new Flights();
  readonly #pausedUntil = new LRUCache<string, number>({ max: 10_000 });
  readonly #forced = new ForcedRenewals();
  /** Generations that were refused while the store was down, so that a successor may exist. */
  readonly #undecided = new LRUCache<string, number>({ max: 10_000 });

  constructor(options: RenewalOptions) {
    this.#options = options;
    this.#note = options.note ?? (() => undefined);
  }

  /**
   * The newest known session, renewed if due, or if it would expire during a call of `neededMs`. A renewal that takes
   * long continues without a call that needs its accessToken only now.
   */
  async freshen(session: Session, neededMs = 0): Promise<Freshness> {
    const newest = await this.#handOn(session);
    if (newest === undefined) return ended;
    if (!isDue(newest, this.#options.clock(), neededMs)) return { state: "living", session: newest };
    const isUsable = () => newest.pair.accessExpiresAt > this.#options.clock();
    const canUseCurrentPair = () => neededMs === 0 && isUsable();
    const renewed = await this.#fly(newest, { isUrgent: () => !isUsable(), canUseCurrentPair });
    return renewed.state === "unavailable" && isUsable() ? { state: "living", session: newest } : renewed;
  }

  /**
   * The successor of a session that a service answered with 401; the session itself if a renewal is
   * pointless.
   */
  async replace(refused: Session): Promise<Freshness> {
    const { clock } = this.#options;
    const newest = await this.#handOn(refused);
    if (newest === undefined) return ended;
    const isSuperseded = newest.generation > refused.generation;
    if (isSuperseded || !this.#forced.mayForce(newest, clock())) return { state: "living", session: newest };
    const renewed = await this.#fly(newest, { isUrgent: () => true, canUseCurrentPair: () => false });
    if (renewed.state === "living") this.#forced.note(renewed.session, clock());
    return renewed;
  }

  /** A service has accepted the accessToken, so a later 401 may force a renewal again. */
  accepted(session: Session): void {
    this.#forced.accepted(session);
  }

  /** The session or a newer generation; undefined if it has ended. */
  async newest(session: Session): Promise<Session | undefined> {
    const record = await this.#options.records.read(session.id);
    // The records were lost: restore this one.
    if (session.generation > 0 && (record === undefined || rankOf(record) < 2 * session.generation))
      void this.#options.records.keep(session, this.#endsAt(session));
    return this.#judge(session, record);
  }

  settled(session: Pick<Session, "id">): Promise<void> {
    return this.#flights.settled(session);
  }

  /** Resolves when no renewal is under way: a process that exits must not lose a new pair. */
  idle(): Promise<void> {
    return this.#flights.idle();
  }

  async #handOn(session: Session): Promise<Session | undefined> {
    const newest = await this.newest(session);
    const generations = (newest?.generation ?? 0) - session.generation;
    if (generations > 0) this.#note("handed-on", { generations });
    return newest;
  }

  #judge(session: Session, record: SessionRecord | undefined): Session | undefined {
    if (isAbove(record, session) && record.state !== "living") return undefined;
    const newest = newestOf(session, record);
    return this.#endsAt(newest) > this.#options.clock() ? newest : undefined;
  }

  #endsAt(session: Session): number {
    return sessionEndsAt(session, this.#options.maxAgeSeconds);
  }

  #fly(session: Session, caller: Caller): Promise<Freshness> {
    return this.#flights.join(session, caller, (urgent, delay) => this.#renew(session, urgent, delay));
  }

  async #renew(session: Session, urgent: boolean, delay: () => void): Promise<Freshness> {
    if ((this.#pausedUntil.get(session.id) ?? 0) > this.#options.clock()) return unavailable;
    if ((await this.#options.mayRenew?.(session)) === false) return unavailable;
    const turn = await this.#options.records.takeTurn(session, this.#endsAt(session), urgent);
    if (turn === undefined) return unavailable;
    try {
      const newest = this.#judge(session, turn.record);
      if (newest === undefined) return ended;
      if (newest.generation > session.generation) return { state: "living", session: newest };
      if (!turn.isHeld()) return unavailable;
      const issue = await this.#ask(session, turn, delay);
      if (issue.outcome === "issued") return await this.#keep(session, issue.pair, turn);
      if (issue.outcome === "refused") return await this.#successorOrEnd(session, turn);
      return await this.#afterFailure(session, issue);
    } finally {
      turn.release();
    }
  }

  async #ask(session: Session, turn: Turn, delay: () => void): Promise<ClearIssue> {
    const { id, generation, pair } = session;
    if (this.#undecided.get(id) === generation) return { outcome: "refused" };
    const successorOf = turn.holder === undefined ? undefined : { session, holder: turn.holder };
    const ask = () => this.#options.authApi.renew(pair.refreshToken, successorOf);
    return await askTwice(ask, { mayAsk: () => turn.isHeld(), delay, note: this.#note });
  }

  async #keep(before: Session, pair: Session["pair"], turn: Turn): Promise<Freshness> {
    const renewed = { ...before, generation: before.generation + 1, pair };
    if (await turn.keep(renewed, this.#endsAt(renewed))) {
      this.#note("renewed", { generation: renewed.generation });
      return { state: "living", session: renewed };
    }
    const newest = await this.newest(renewed);
    if (newest !== undefined) return { state: "living", session: newest };
    // Signed out meanwhile: sign-out wins, so this pair is revoked.
    await revokePair(this.#options.authApi, pair, this.#options.clock);
    return ended;
  }

  async #successorOrEnd(session: Session, turn: Turn): Promise<Freshness> {
    const { id, generation } = session;
    const record = await turn.refuse(this.#endsAt(session));
    if (record === undefined) {
      this.#undecided.set(id, generation);
      this.#note("refusal-undecided", { generation });
      return unavailable;
    }
    const successor = this.#judge(session, record);
    if (successor !== undefined) return { state: "living", session: successor };
    if (record.state === "refused") this.#note("renewal-refused", { generation, lapsed: turn.lapsed });
    return ended;
  }

  async #afterFailure(session: Session, { why, unknown }: FailedIssue): Promise<Freshness> {
    this.#pausedUntil.set(session.id, this.#options.clock() + pauseAfterFailureMs);
    this.#note("renewal-failed", { why, unknown });
    return (await this.newest(session)) === undefined ? ended : unavailable;
  }
}
