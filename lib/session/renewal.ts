import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { AuthApi, Issue } from "./auth-api.ts";
import type { Clock } from "./clock.ts";
import type { SessionRecords } from "./records.ts";
import { revokePair } from "./revocation.ts";
import { type Session, sessionEndsAt } from "./session.ts";
import type { Note } from "./session-events.ts";

/** The freshest of a session: `unavailable` when it lives, but no usable accessToken can be had just now. */
export type Freshness = { state: "living"; session: Session } | { state: "ended" } | { state: "unavailable" };

interface RenewalOptions {
  records: SessionRecords;
  authApi: AuthApi;
  clock: Clock;
  maxAgeSeconds: number;
  note?: Note;
}

const dueMs = 60_000;
const duePart = 0.1;
const pauseAfterFailureMs = 1_000;
const ended = { state: "ended" } as const;

/**
 * Keeps token pairs fresh under strict rotation (seed, "Token lifecycle": the old pair is dead at once).
 * One renewal per pair, whoever asks; whoever comes with a superseded pair gets the newest.
 */
export class Renewal {
  readonly #options: RenewalOptions;
  readonly #flights = new Map<string, Promise<Freshness>>();
  readonly #pausedUntil = new LRUCache<string, number>({ max: 10_000 });
  readonly #forced = new LRUCache<string, number>({ max: 10_000 });

  constructor(options: RenewalOptions) {
    this.#options = options;
  }

  /** The newest known session, renewed when that is due. */
  async freshen(session: Session): Promise<Freshness> {
    const newest = await this.newest(session);
    if (newest === undefined) return ended;
    if (!this.#due(newest)) return { state: "living", session: newest };
    const renewed = await this.#fly(newest);
    const usable = newest.pair.accessExpiresAt > this.#options.clock();
    return renewed.state === "unavailable" && usable ? { state: "living", session: newest } : renewed;
  }

  /** Another session than `refused`, whose accessToken a service did not accept; renewed at most once a generation. */
  async replace(refused: Session): Promise<Freshness> {
    const newest = await this.newest(refused);
    if (newest === undefined) return ended;
    if (newest.generation > refused.generation) return { state: "living", session: newest };
    if (this.#forced.get(newest.id) === newest.generation) return { state: "living", session: newest };
    const renewed = await this.#fly(newest);
    if (renewed.state === "living") this.#forced.set(newest.id, renewed.session.generation);
    return renewed;
  }

  /** The session itself or a newer generation of it; undefined when it has ended. */
  async newest(session: Session): Promise<Session | undefined> {
    const record = await this.#options.records.read(session.id);
    if (record?.state === "ended") return undefined;
    const newest =
      record !== undefined && record.session.generation > session.generation ? record.session : session;
    return sessionEndsAt(newest, this.#options.maxAgeSeconds) > this.#options.clock() ? newest : undefined;
  }

  /** Resolves when no renewal of the session is under way. */
  async settled(session: Session): Promise<void> {
    await Promise.all(
      [...this.#flights].filter(([key]) => key.startsWith(`${session.id}:`)).map(([, flight]) => flight),
    );
  }

  #due({ id, pair }: Session): boolean {
    // The same session always has the same jitter, so that its tabs and instances agree.
    const jitter = 0.9 + (createHash("sha256").update(id).digest()[0] ?? 0) / 1275;
    const threshold = Math.min(dueMs, pair.lifetimeMs * duePart) * jitter;
    return pair.accessExpiresAt - this.#options.clock() < threshold;
  }

  // In the map before the first await, and nobody's abort reaches it: the answer to a renewal must be kept.
  #fly(session: Session): Promise<Freshness> {
    const key = `${session.id}:${session.generation}`;
    const under = this.#flights.get(key);
    if (under !== undefined) return under;
    const flight = this.#renew(session).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  async #renew(session: Session): Promise<Freshness> {
    if ((this.#pausedUntil.get(session.id) ?? 0) > this.#options.clock()) return { state: "unavailable" };
    const before = await this.newest(session);
    if (before === undefined) return ended;
    if (before.generation > session.generation) return { state: "living", session: before };
    const issue = await this.#ask(session);
    if (issue.outcome === "issued")
      return await this.#keep({ ...session, generation: session.generation + 1, pair: issue.pair });
    if (issue.outcome === "refused") return await this.#successorOrEnd(session);
    this.#pausedUntil.set(session.id, this.#options.clock() + pauseAfterFailureMs);
    this.#options.note?.("renewal-failed", { why: issue.why, unknown: issue.unknown });
    return (await this.newest(session)) === undefined ? ended : { state: "unavailable" };
  }

  async #ask({ pair }: Session): Promise<Issue> {
    const first = await this.#options.authApi.renew(pair.refreshToken);
    if (first.outcome !== "failed" || !first.unknown) return first;
    this.#options.note?.("renewal-outcome-unknown", { why: first.why });
    return await this.#options.authApi.renew(pair.refreshToken);
  }

  async #keep(renewed: Session): Promise<Freshness> {
    const until = sessionEndsAt(renewed, this.#options.maxAgeSeconds);
    if (await this.#options.records.keep(renewed, until)) {
      this.#options.note?.("renewed", { generation: renewed.generation });
      return { state: "living", session: renewed };
    }
    const newest = await this.newest(renewed);
    if (newest !== undefined) return { state: "living", session: newest };
    // Signed out meanwhile: sign-out wins, and this pair must not outlive it.
    await revokePair(this.#options.authApi, renewed.pair, this.#options.clock);
    return ended;
  }

  async #successorOrEnd(session: Session): Promise<Freshness> {
    const successor = await this.newest(session);
    if (successor !== undefined && successor.generation > session.generation) {
      return { state: "living", session: successor };
    }
    this.#options.note?.("renewal-refused", { generation: session.generation });
    await this.#options.records.end(session.id, sessionEndsAt(session, this.#options.maxAgeSeconds));
    return ended;
  }
}
