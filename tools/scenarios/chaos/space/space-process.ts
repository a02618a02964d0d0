import type { Instance, Machine } from "../../adapter.ts";
import { startNode } from "../../site/node-process.ts";

export interface SpacePlan {
  machine: Machine;
  port: number;
  environment: Record<string, string>;
  logFile: string;
}

/** One process of the Space service. */
export class SpaceProcess {
  readonly address: string;
  /** How often it ended by itself. */
  lost = 0;
  readonly #plan: SpacePlan;
  #running: Instance | undefined;

  constructor(plan: SpacePlan) {
    this.#plan = plan;
    this.address = `http://127.0.0.1:${plan.port}`;
  }

  async start(): Promise<void> {
    const { environment, port } = this.#plan;
    const started = await startNode(this.#plan, {
      args: ["service/server.ts"],
      environment: {
        ...environment,
        SPACE_PORT: String(port),
        SPACE_PUBLIC_URL: this.address,
        ACCESS_TOKEN_SECONDS: "86400",
        READS_PER_MINUTE: "10000000",
        WRITES_PER_MINUTE: "10000000",
        REQUESTS_PER_MINUTE: "10000000",
        LOG_LEVEL: "warn",
      },
    });
    this.#running = started;
    void started.ended.then(() => {
      if (this.#running === started) this.#endedByItself();
    });
  }

  /** Restarted so that the load continues; the report counts that it ended. */
  #endedByItself(): void {
    this.lost += 1;
    this.#running = undefined;
    this.start().catch(() => undefined);
  }

  async kill(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (running === undefined) return;
    process.kill(-running.pid, "SIGKILL");
    await running.ended;
  }
}
