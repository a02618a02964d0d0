import type { FastifyRequest } from "fastify";

/** Who calls: a member of a Space, or a platform user. The ids open nothing. */
type Caller = { memberId: string } | { userId: string };

const callers = new WeakMap<FastifyRequest, Caller>();

/** Keeps who was found by the request's token, for the log. */
export function noteCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

export function callerOf(request: FastifyRequest): Caller | undefined {
  return callers.get(request);
}
