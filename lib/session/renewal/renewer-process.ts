import { type ChildProcess, fork } from "node:child_process";
import { environment } from "#lib/environment.ts";
import { processState } from "#lib/process-state.ts";
import { systemClock } from "../clock.ts";
import type { Session } from "../session.ts";
import { type AuthApi, httpAuthApi, type Issue, measuredRenewal } from "../upstream/auth-api.ts";
import { renewerAnswerSchema } from "./renewer-order.ts";

const program = new URL("renewer.ts", import.meta.url);

/**
 * The Auth API by way of a process beside this one, which keeps the answer to a renewal even when this one is killed
 * in between. Where there is no such process just now, this one asks by itself.
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

  // In a group of its own: what ends this process' group must not end that one too.
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
 * Lets a process beside this one ask for renewals, where there is a store for it to keep them in. To be called before
 * anything of a session is used; a host that does not call it renews by itself.
 */
export function startRenewer(): void {
  if (environment().sessionRecordsUrl === undefined) return;
  processState("auth-api", () => new RenewerProcess(httpAuthApi(systemClock)).authApi);
}
