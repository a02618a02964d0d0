import type { SharedStore } from "../records/shared-store.ts";
import type { SimulatedStoreServer } from "./simulated-store-for-tests.ts";
import type { SimulatedProcess, Simulation } from "./simulation-for-tests.ts";

const commandMs = 1_000;

/** The state of the one store that all instances of a model use. */
export class ModelStore {
  readonly server: SimulatedStoreServer;
  readonly #simulation: Simulation;
  readonly #latencyMs: () => number;
  readonly #connections = new Set<ModelConnection>();
  readonly #bells: boolean;
  #downUntilMs = 0;
  #hangsUntilMs = 0;

  constructor(simulation: Simulation, server: SimulatedStoreServer, latencyMs: () => number, bells: boolean) {
    this.#simulation = simulation;
    this.server = server;
    this.#latencyMs = latencyMs;
    this.#bells = bells;
  }

  connect(process: SimulatedProcess): ModelConnection {
    const connection = new ModelConnection(this, process);
    this.#connections.add(connection);
    return connection;
  }

  /** Dies with all connections, and starts again after `ms`, with an empty memory or with what it knew. */
  restart(ms: number, forget: boolean): void {
    this.#downUntilMs = Math.max(this.#downUntilMs, this.#simulation.nowMs + ms);
    this.server.restart(forget);
    for (const connection of this.#connections)
      this.#simulation.after(this.#latencyMs(), connection.process, () => connection.break());
  }

  /** Does nothing for `ms`, and then all that it was asked meanwhile. */
  hang(ms: number): void {
    this.#hangsUntilMs = Math.max(this.#hangsUntilMs, this.#simulation.nowMs + ms);
  }

  /** One step over the network, as `process` sees it. */
  reach<Answer>(process: SimulatedProcess, cutOffUntilMs: number, step: () => Answer): Promise<Answer> {
    const simulation = this.#simulation;
    return new Promise((resolve, reject) => {
      simulation.after(commandMs, process, () => reject(new Error("no answer")));
      if (cutOffUntilMs > simulation.nowMs) return;
      const arrive = () => {
        const waitMs = this.#hangsUntilMs - simulation.nowMs;
        if (waitMs > 0) {
          simulation.after(waitMs, undefined, arrive);
          return;
        }
        const answer = this.#downUntilMs > simulation.nowMs ? undefined : this.#try(step);
        simulation.after(this.#latencyMs(), process, () =>
          answer === undefined ? reject(new Error("refused")) : resolve(answer.value),
        );
      };
      simulation.after(this.#latencyMs(), undefined, arrive);
    });
  }

  /** A message of the store to those who watch. */
  tell(process: SimulatedProcess, listener: () => void): void {
    if (this.#bells) this.#simulation.after(this.#latencyMs(), process, listener);
  }

  #try<Answer>(step: () => Answer): { value: Answer } | undefined {
    try {
      return { value: step() };
    } catch {
      return undefined;
    }
  }
}

/** An instance's connection: it breaks when the store dies, and knows only the life of the store that it was made in. */
export class ModelConnection implements SharedStore {
  readonly process: SimulatedProcess;
  #cutOffUntilMs = 0;
  readonly #store: ModelStore;
  #life: string | undefined;
  #lost: (error: Error) => void = () => undefined;

  constructor(store: ModelStore, process: SimulatedProcess) {
    this.#store = store;
    this.process = process;
  }

  /** Nothing of it gets through until then. */
  cutOff(untilMs: number): void {
    this.#cutOffUntilMs = Math.max(this.#cutOffUntilMs, untilMs);
  }

  break(): void {
    this.#life = undefined;
    this.#lost(new Error("connection lost"));
  }

  async open(): Promise<string> {
    this.#life = undefined;
    this.#life = await this.#store.reach(this.process, this.#cutOffUntilMs, () => this.#store.server.life);
    return this.#life;
  }

  onLost(listener: (error: Error) => void): void {
    this.#lost = listener;
  }

  read: SharedStore["read"] = (...step) => this.#reach((server) => server.read(...step));
  raise: SharedStore["raise"] = (...step) => this.#reach((server) => server.raise(...step));
  lock: SharedStore["lock"] = (...step) => this.#reach((server) => server.lock(...step));
  extend: SharedStore["extend"] = (...step) => this.#reach((server) => server.extend(...step));
  unlock: SharedStore["unlock"] = (...step) => this.#reach((server) => server.unlock(...step));

  watch(key: string, listener: () => void): () => void {
    const { watchers } = this.#store.server;
    const told = () => this.#store.tell(this.process, listener);
    const listeners = watchers.get(key) ?? new Set();
    watchers.set(key, listeners.add(told));
    return () => listeners.delete(told);
  }

  close(): void {
    this.#life = undefined;
  }

  async #reach<Answer>(step: (server: SimulatedStoreServer) => Answer): Promise<Answer> {
    const life = this.#life;
    if (life === undefined) throw new Error("not connected");
    return await this.#store.reach(this.process, this.#cutOffUntilMs, () => {
      const { server } = this.#store;
      // A connection does not outlive the store: what is under way then is lost.
      if (server.life !== life) throw new Error("connection lost");
      return step(server);
    });
  }
}
