import { enterSpace } from "#service/acma/enter-space.ts";
import type { Endpoint } from "#service/context.ts";
import { recoveryConflict, statementTimeout } from "#service/database/sqlstate.ts";
import { isCode } from "#service/error-code.ts";
import { isOutOfService } from "#service/error-renderer.ts";
import { ServiceError } from "#service/errors.ts";
import type { Replica, ReplicaReading } from "#service/replicas/replica.ts";

/** Why the primary answered: the replica hasn't replayed what the member needs, none is used, or it failed. */
export type PrimaryReason = "behind" | "left_out" | "failed";

/**
 * A read that may be a moment old, but has all that its member wrote and the current Content Types: from a replica, or from the
 * primary where no replica can answer it. Only for an endpoint that returns its answer: it may run twice.
 */
export function readRecent(endpoint: Endpoint): Endpoint {
  return async (context, request, reply) => {
    const { replicas, metrics } = context;
    if (replicas === undefined) return endpoint(context, request, reply);
    const { actor, position } = await enterSpace(context, request);
    const answer = await readReplica(replicas.choose(actor.id), position, ({ db, searches }) =>
      endpoint({ ...context, db, searches }, request, reply),
    );
    if ("body" in answer) {
      metrics?.readRecent("replica");
      return answer.body;
    }
    metrics?.readRecent("primary", answer.why);
    return endpoint(context, request, reply);
  };
}

/** @param position what it has to have replayed; null if only the primary will do */
async function readReplica(
  replica: Replica | undefined,
  position: number | null,
  read: (reading: ReplicaReading) => Promise<unknown>,
): Promise<{ body: unknown } | { why: PrimaryReason }> {
  if (position === null) return { why: "behind" };
  if (replica === undefined) return { why: "left_out" };
  const isRecent = await replica.hasReplayed(position);
  const reading = replica.reading();
  if (reading === undefined) return { why: "left_out" };
  if (!isRecent) return { why: "behind" };
  try {
    return { body: await unlessAborted(read(reading), reading.lost) };
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    if (isLost(error) && replica.reading() === reading) replica.leaveOut(error);
    return { why: "failed" };
  }
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** One statement failed, or the pool is full: the checks see whether the replica is there. */
const isBusy = (error: Error) =>
  isCode(error, statementTimeout) ||
  isCode(error, recoveryConflict) ||
  error.message === "timeout exceeded when trying to connect";

/** 22012: another server than before (`replica-connections.ts`). */
function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isCode(error, "22012") || (isOutOfService(error) && !isBusy(error));
}
