import { type ChildProcess, fork } from "node:child_process";
import { environment } from "#lib/environment.ts";
import { processState } from "#lib/process-state.ts";
import { systemClock } from "../clock.ts";
import type { Session } from "../session.ts";
import { type AuthApi, httpAuthApi, type Issue, measuredRenewal } from "../upstream/auth-api.ts";
import { renewerAnswerSchema } from "./renewer-order.ts";

const program = new URL("renewer.ts", import.meta.url);

/**
 * The Auth API through a second process, which keeps the answer to a renewal even if this one is killed.
 * Without that process this one asks itself.
 */
export class RenewerProcess {
  readonly #direct: AuthApi;
  readonly #waiting = new Map<number, (issue: Issue) => void>();
  #child: ChildProcess | undefined;
  #number = 0;

  constructor(direct: AuthApi) {
    this.#direct = direct;
    this.#start();
  }

  get authApi(): AuthApi {
    return {
      ...this.#direct,
      renew: (refreshToken, successorOf) =>
        successorOf === undefined || this.#child?.connected !== true
          ? this.#direct.renew(refreshToken)
          : measuredRenewal(() => this.#renew(successorOf.session, successorOf.holder)),
    };
  }

  #renew(session: Session, holder: string): Promise<Issue> {
    const number = this.#number++;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#child?.send({ number, session, holder });
    });
  }

  // Detached: a signal to this process group must not reach it.
  #start(): void {
    const child = fork(program, { detached: true, stdio: ["ignore", "ignore", "ignore", "ipc"] });
    this.#child = child;
    child.unref();
    child.channel?.unref();
    child.on("message", (message) => {
      const { number, issue } = renewerAnswerSchema.parse(message);
      this.#waiting.get(number)?.(issue);
      this.#waiting.delete(number);
    });
    child.on("error", () => undefined);
    child.once("exit", () => {
      for (const settle of this.#waiting.values())
        settle({ outcome: "failed", unknown: true, why: "renewer" });
      this.#waiting.clear();
      setTimeout(() => this.#start(), 1_000).unref();
    });
  }
}

/**
 * Starts the renewer if there is a shared store. Call it before any session is used; otherwise this process
 * renews itself.
 */
export function startRenewer(): void {
  if (environment().sessionRecordsUrl === undefined) return;
  processState("auth-api", () => new RenewerProcess(httpAuthApi(systemClock)).authApi);
}
