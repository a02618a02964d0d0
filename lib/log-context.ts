import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "./process-state.ts";

/** The request that a line of the log is about. The ids say who it is, and open nothing. */
interface LogContext {
  /** Sent to the services as `X-Request-Id`, so that their lines can be found by it. */
  readonly requestId: string;
  /** Where it comes from, by TRUST_PROXY; undefined where that is not known. */
  readonly address: string | undefined;
  memberId?: string;
  /** The platform user at the console. */
  userId?: string;
}

const storage = () => processState("log-context", () => new AsyncLocalStorage<LogContext>());

/** Runs `handle`; every line that it writes, and what it starts, carries the context. */
export function withLogContext<Result>(context: LogContext, handle: () => Result): Result {
  return storage().run(context, handle);
}

export function logContext(): Readonly<LogContext> | undefined {
  return storage().getStore();
}

/** Whose request it is, as soon as that is known. */
export function identifyRequest(identity: Pick<LogContext, "memberId" | "userId">): void {
  const context = storage().getStore();
  if (context !== undefined) Object.assign(context, identity);
}
