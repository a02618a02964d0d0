import { RecordSeal } from "../records/record-seal.ts";
import type { Session } from "../session.ts";
import type { SessionEvent } from "../session-events.ts";
import { ModelAuthApi } from "./model-auth-api-for-tests.ts";
import { type ModelAnswer, ModelInstance } from "./model-instance-for-tests.ts";
import type { Action, Moment, Schedule } from "./model-schedule-for-tests.ts";
import { ModelStore } from "./model-store-for-tests.ts";
import { sessionOf } from "./simulated-auth-api-for-tests.ts";
import { SimulatedStoreServer } from "./simulated-store-for-tests.ts";
import { numbersFrom, type SimulatedProcess, Simulation } from "./simulation-for-tests.ts";

const restartMs = 500;
const lateMs = 3_000;
const secret = "a secret for tests that is long enough";

interface Absence {
  process: SimulatedProcess;
  kind: "stall" | "cut-off";
  fromMs: number;
  untilMs: number;
}

/** One member with one browser, whose tabs call whichever instance, and all that goes wrong around them. */
export class ModelWorld {
  readonly simulation = new Simulation();
  readonly authApi: ModelAuthApi;
  readonly store: ModelStore;
  readonly seal = new RecordSeal([secret]);
  readonly instances: ModelInstance[];
  /** Every cookie that reached the browser, in its order. */
  readonly cookies: Session[];
  readonly events = new Map<SessionEvent, number>();
  readonly defects: unknown[] = [];
  /** When somebody first asked to be signed out, and when an instance first said that it is done. */
  signOutAtMs = Number.POSITIVE_INFINITY;
  signedOutAtMs = Number.POSITIVE_INFINITY;
  /** When which process stalled or was cut off from the store. */
  readonly absences: Absence[] = [];
  /** Springs no more traps. */
  disarm(): void {
    this.#traps.length = 0;
    this.authApi.faults.length = 0;
  }

  onAnswer: (answer: ModelAnswer, cookie: Session, begunAtMs: number) => void = () => undefined;
  readonly #inMemory: boolean;
  readonly #traps: { when: Moment; strike: (instance: ModelInstance) => void }[] = [];

  constructor({ instances, seed, bells }: Schedule) {
    const random = numbersFrom(seed);
    const latencyMs = () => 1 + Math.floor(random() ** 4 * 60);
    this.authApi = new ModelAuthApi(this.simulation, latencyMs);
    const server = new SimulatedStoreServer(() => this.simulation.nowMs);
    this.store = new ModelStore(this.simulation, server, latencyMs, bells);
    this.#inMemory = instances === 0;
    this.authApi.onAnswered = (process) => this.#spring("renewed", process);
    this.cookies = [sessionOf(this.authApi.issue(), this.simulation.nowMs)];
    this.instances = Array.from({ length: Math.max(1, instances) }, () => this.#start());
  }

  do(action: Action): void {
    if (action.act === "call") this.call(action.at, this.#cookie(action.behind), action.fate);
    else if (action.act === "sign-out") this.#signOut(action.at, this.#cookie(action.behind));
    else if (action.act === "crash") this.#when(action, ({ process }) => this.#crash(process));
    else if (action.act === "stall")
      this.#when(action, (instance) => this.#hold(instance, "stall", action.ms));
    else if (action.act === "revoke") this.authApi.revokeAccess();
    else if (action.act === "auth") this.authApi.faults.push(action);
    else if (action.act === "store") this.#disturbStore(action.fault, action.ms);
    else this.#hold(this.#instance(action.at), action.act, action.ms);
  }

  call(at: number, cookie: Session, fate: "normal" | "aborted" | "late" = "normal"): void {
    const instance = this.#instance(at);
    const begunAtMs = this.simulation.nowMs;
    this.#run(instance, async () => {
      const answer = await instance.answer(cookie);
      this.onAnswer(answer, cookie, begunAtMs);
      const { setCookie } = answer;
      if (setCookie !== undefined) this.#spring("answered", instance.process);
      if (setCookie === undefined || fate === "aborted") return;
      const arrive = () => this.cookies.push(setCookie);
      this.simulation.after(fate === "late" ? lateMs : 1, undefined, arrive);
    });
  }

  #signOut(at: number, cookie: Session): void {
    const instance = this.#instance(at);
    this.signOutAtMs = Math.min(this.signOutAtMs, this.simulation.nowMs);
    this.#run(instance, async () => {
      await instance.signOut(cookie);
      this.signedOutAtMs = Math.min(this.signedOutAtMs, this.simulation.nowMs);
    });
  }

  #run(instance: ModelInstance, work: () => Promise<void>): void {
    this.simulation.after(1, instance.process, () => {
      work().catch((error: unknown) => this.defects.push(error));
    });
  }

  #when({ at, when }: { at: number; when: Moment }, strike: (instance: ModelInstance) => void): void {
    if (when === "now") strike(this.#instance(at));
    else this.#traps.push({ when, strike });
  }

  #spring(when: Moment, process: SimulatedProcess): void {
    const instance = this.instances.find((one) => one.process === process);
    const trap = this.#traps.findIndex((one) => one.when === when);
    const [sprung] = trap === -1 || instance === undefined ? [] : this.#traps.splice(trap, 1);
    if (instance !== undefined) sprung?.strike(instance);
  }

  #crash(process: SimulatedProcess): void {
    const slot = this.instances.findIndex((instance) => instance.process === process);
    if (slot === -1 || !process.alive) return;
    process.alive = false;
    this.simulation.after(restartMs, undefined, () => {
      this.instances[slot] = this.#start();
    });
  }

  #disturbStore(fault: "forget" | "restart" | "hang", ms: number): void {
    if (fault === "hang") this.store.hang(ms);
    else this.store.restart(ms, fault === "forget");
  }

  #hold({ process, connection }: ModelInstance, kind: "stall" | "cut-off", ms: number): void {
    const fromMs = this.simulation.nowMs;
    const untilMs = fromMs + ms;
    this.absences.push({ process, kind, fromMs, untilMs });
    if (kind === "stall") process.stalledUntilMs = Math.max(process.stalledUntilMs, untilMs);
    else connection?.cutOff(untilMs);
  }

  // What a load balancer does: the next one that lives.
  #instance(at: number): ModelInstance {
    const [first] = this.instances;
    if (first === undefined) throw new Error("no instance");
    const order = this.instances.map(
      (_, index) => this.instances[(at + index) % this.instances.length] ?? first,
    );
    return order.find(({ process }) => process.alive) ?? first;
  }

  #start(): ModelInstance {
    const { simulation, authApi, seal } = this;
    const store = this.#inMemory ? undefined : this.store;
    const note = (event: SessionEvent) => this.events.set(event, (this.events.get(event) ?? 0) + 1);
    return new ModelInstance({ simulation, authApi, store, seal, note });
  }

  #cookie(behind: number): Session {
    const cookie = this.cookies.at(-1 - behind) ?? this.cookies[0];
    if (cookie === undefined) throw new Error("never signed in");
    return cookie;
  }
}
