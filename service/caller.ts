import type { FastifyRequest } from "fastify";

/** The caller: a member of a Space, or a platform user. The ids grant no access. */
type Caller = { memberId: string } | { userId: string };

const callers = new WeakMap<FastifyRequest, Caller>();

/** Stores who the token belongs to, for the log. */
export function noteCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

export function callerOf(request: FastifyRequest): Caller | undefined {
  return callers.get(request);
}
