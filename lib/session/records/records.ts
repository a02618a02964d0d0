import type { SealedSession, Session } from "../session.ts";
import type { SharedStore } from "./shared-store.ts";
import type { StoreHealth } from "./store-health.ts";

/** The freshest that is known of a session, or how it ended. */
export type SessionRecord =
  | { state: "living"; session: Session }
  /** The Auth API refused the pair of this generation. A newer one, should anybody still come with it, lives. */
  | { state: "refused"; generation: number }
  /** For good. `replaced`: the same member has signed in again in the same browser, which has another cookie by now. */
  | { state: "ended"; replaced: boolean };

/** Above the rank of every generation. */
export const endedRank = 1e15;

/**
 * Of two records of one session the one with the higher rank is right: the end above all, then generations, each with
 * its refusal just above it. A record only ever rises, so records may be written twice, late and in any order.
 */
export function rankOf(record: SessionRecord): number {
  if (record.state === "ended") return endedRank;
  return record.state === "refused" ? 2 * record.generation + 1 : 2 * record.session.generation;
}

/** Whether the record says that there is nothing to renew of this generation any more. */
export function isAbove(
  record: SessionRecord | undefined,
  { generation }: Pick<Session, "generation">,
): record is SessionRecord {
  return record !== undefined && rankOf(record) > 2 * generation;
}

/** The session itself, or a newer generation of it that a record holds; where it lacks its pair, any. */
export function newestOf<Known extends SealedSession>(
  session: Known,
  record: SessionRecord | undefined,
): Known | Session {
  if (record?.state !== "living") return session;
  return isAbove(record, session) || !("pair" in session) ? record.session : session;
}

/** Where the freshest pair of each session is kept, so that a superseded cookie still finds it. Never throws. */
export interface SessionRecords {
  /** The store that several instances share; undefined for records in memory. */
  readonly connection?: { store: SharedStore; health: StoreHealth };
  read(sessionId: string): Promise<SessionRecord | undefined>;
  /** The same, for a session that nothing is known of without its record: `away` where the store cannot be asked. */
  lookUp(sessionId: string): Promise<SessionRecord | "away" | undefined>;
  /** Keeps `session` unless it has ended or a newer generation is known; answers whether it was kept. */
  keep(session: Session, untilMs: number): Promise<boolean>;
  /** Ends the session for good, and answers the freshest that was known of it until then, `session` included. */
  end(session: SealedSession, untilMs: number, replaced?: boolean): Promise<SealedSession>;
  /**
   * The right to renew `session`, which one holder has at a time. Comes without it when the record says that there
   * is nothing to renew any more; undefined when there is no turn to be had just now. Not `urgent`: rather later.
   */
  takeTurn(session: Session, untilMs: number, urgent: boolean): Promise<Turn | undefined>;
}

/** A turn to renew one generation of a session. */
export interface Turn {
  /** What is known of the session, read when the turn was already held. */
  readonly record: SessionRecord | undefined;
  /** Whether a former holder may have come by the successor and vanished, or stall, before it was kept. */
  readonly lapsed: boolean;
  /** By what other processes know the holder of this turn. */
  readonly holder?: string;
  /** Whether nobody else can have taken the turn over. */
  isHeld(): boolean;
  /** As `SessionRecords.keep`; the turn is over with it. */
  keep(renewed: Session, untilMs: number): Promise<boolean>;
  /** Marks the pair as refused, and answers what is known then: a successor, perhaps. Undefined: that cannot be told. */
  refuse(untilMs: number): Promise<SessionRecord | undefined>;
  release(): void;
}
