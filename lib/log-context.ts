import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "./process-state.ts";

/** The request that log lines are about. Its ids grant no access. */
interface LogContext {
  /** Sent to the services as `X-Request-Id`. */
  readonly requestId: string;
  /** By TRUST_PROXY, if known. */
  readonly address: string | undefined;
  memberId?: string;
  /** The platform user. */
  userId?: string;
}

const storage = () => processState("log-context", () => new AsyncLocalStorage<LogContext>());

/** Runs `handle`, whose log lines carry the context. */
export function withLogContext<Result>(context: LogContext, handle: () => Result): Result {
  return storage().run(context, handle);
}

export function logContext(): Readonly<LogContext> | undefined {
  return storage().getStore();
}

export function identifyRequest(identity: Pick<LogContext, "memberId" | "userId">): void {
  const context = storage().getStore();
  if (context !== undefined) Object.assign(context, identity);
}
