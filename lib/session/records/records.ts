import type { SealedSession, Session } from "../session.ts";
import type { SharedStore } from "./shared-store.ts";
import type { StoreHealth } from "./store-health.ts";

/** The newest known state of a session. */
export type SessionRecord =
  | { state: "living"; session: Session }
  /** The Auth API refused this generation's pair. A newer generation, if any, is alive. */
  | { state: "refused"; generation: number }
  /** Final. `replaced`: the member signed in again in the same browser. */
  | { state: "ended"; replaced: boolean };

export const endedRank = 1e15;

/**
 * Of two records the one with the higher rank is right: an end above all, then generations, each with its
 * refusal above it. Ranks only rise, so records may be written twice, late and in any order.
 */
export function rankOf(record: SessionRecord): number {
  if (record.state === "ended") return endedRank;
  return record.state === "refused" ? 2 * record.generation + 1 : 2 * record.session.generation;
}

/** Whether there is nothing left to renew of this generation. */
export function isAbove(
  record: SessionRecord | undefined,
  { generation }: Pick<Session, "generation">,
): record is SessionRecord {
  return record !== undefined && rankOf(record) > 2 * generation;
}

/** The session, or a newer generation from its record; if it lacks its pair, any. */
export function newestOf<Known extends SealedSession>(
  session: Known,
  record: SessionRecord | undefined,
): Known | Session {
  if (record?.state !== "living") return session;
  return isAbove(record, session) || !("pair" in session) ? record.session : session;
}

/** Stores the newest pair of each session, so that an old cookie still finds it. Never throws. */
export interface SessionRecords {
  /** The shared store; undefined for records in memory. */
  readonly connection?: { store: SharedStore; health: StoreHealth };
  read(sessionId: string): Promise<SessionRecord | undefined>;
  /** Like `read`, but `away` if the store is down. */
  lookUp(sessionId: string): Promise<SessionRecord | "away" | undefined>;
  /** Stores `session` unless it has ended or a newer generation is known; returns whether it did. */
  keep(session: Session, untilMs: number): Promise<boolean>;
  /** Ends the session and returns its newest known state before that. */
  end(session: SealedSession, untilMs: number, replaced?: boolean): Promise<SealedSession>;
  /**
   * The exclusive right to renew `session`. Not held if the record shows that there is nothing to renew;
   * undefined if there is no turn now. If not `urgent`, it may be postponed.
   */
  takeTurn(session: Session, untilMs: number, urgent: boolean): Promise<Turn | undefined>;
}

export interface Turn {
  /** Read while the turn was held. */
  readonly record: SessionRecord | undefined;
  /** Whether a previous holder may have got a successor that was never stored. */
  readonly lapsed: boolean;
  /** Identifies the holder to other processes. */
  readonly holder?: string;
  /** Whether no other instance can have taken over. */
  isHeld(): boolean;
  /** Like `SessionRecords.keep`; ends the turn. */
  keep(renewed: Session, untilMs: number): Promise<boolean>;
  /** Marks the pair as refused and returns the record, possibly a successor. Undefined if the store is down. */
  refuse(untilMs: number): Promise<SessionRecord | undefined>;
  release(): void;
}
