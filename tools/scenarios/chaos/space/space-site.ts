import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../../scripts/run/free-port.ts";
import type { Machine } from "../../adapter.ts";
import { Ledger } from "./ledger.ts";
import { canWrite, verify, work } from "./load.ts";
import { signInToSpace } from "./sign-in.ts";
import { SpaceProcess } from "./space-process.ts";

interface SpaceSiteOptions {
  machine: Machine;
  /** Where logs are kept. */
  folder: string;
  processes: number;
  environment: Record<string, string>;
}

/** Something that is done to a site; done when the site should work again. */
export interface Strike {
  what: string;
  strike(): Promise<void>;
}

const workers = 6;
const backWithinMs = 30_000;
const healthEveryMs = 200;
const healthPatienceMs = 10_000;

/** Processes of the Space service under load, which are struck one time after another. */
export class SpaceSite {
  readonly ledger = new Ledger();
  readonly processes: SpaceProcess[] = [];
  #accessToken = "";
  #turn = 0;

  static async start({ machine, folder, processes, environment }: SpaceSiteOptions): Promise<SpaceSite> {
    const site = new SpaceSite();
    mkdirSync(folder, { recursive: true });
    for (let index = 0; index < processes; index += 1) {
      const logFile = join(folder, `space-${index}.log`);
      const plan = { machine, port: await freePort(), environment, logFile };
      const started = new SpaceProcess(plan);
      site.processes.push(started);
      await started.start();
    }
    site.#accessToken = await signInToSpace(site.#next());
    return site;
  }

  get lost(): number {
    return this.processes.reduce((total, { lost }) => total + lost, 0);
  }

  /**
   * Works for that long while the strikes come, spread evenly; then kills all processes, starts them and reads
   * everything again.
   */
  async run(seconds: number, strikes: readonly Strike[], say: (line: string) => void): Promise<void> {
    const over = new AbortController();
    const working = Array.from({ length: workers }, () => work(this.#target, over.signal));
    const watching = this.#watchHealth(over.signal);
    const begin = Date.now();
    for (const [index, { what, strike }] of strikes.entries()) {
      const atMs = ((index + 0.5) / strikes.length) * seconds * 1000;
      await wait(Math.max(0, begin + atMs - Date.now()));
      say(`${String(Math.round((Date.now() - begin) / 1000)).padStart(5)} s  ${what}`);
      this.ledger.struck += 1;
      await strike();
      await this.#awaitBack();
    }
    await wait(Math.max(0, begin + seconds * 1000 - Date.now()));
    over.abort();
    await Promise.all([...working, watching]);
    for (const one of this.processes) await one.kill();
    for (const one of this.processes) await one.start();
    await verify(this.#target);
  }

  async stop(): Promise<void> {
    for (const one of this.processes) await one.kill();
  }

  get #target() {
    return { next: () => this.#next(), accessToken: this.#accessToken, ledger: this.ledger };
  }

  #next(): string {
    return this.processes[this.#turn++ % this.processes.length]?.address ?? "";
  }

  async #awaitBack(): Promise<void> {
    const begin = Date.now();
    while (Date.now() - begin < backWithinMs) {
      if (await canWrite(this.#target)) {
        this.ledger.outagesMs.push(Date.now() - begin);
        return;
      }
      await wait(100);
    }
    this.ledger.notBack += 1;
  }

  /** How long it takes to say whether it is well, at any moment. */
  async #watchHealth(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      const begin = performance.now();
      await fetch(`${this.#next()}/health`, { signal: AbortSignal.timeout(healthPatienceMs) })
        .then((response) => response.arrayBuffer())
        .then(() => this.ledger.healthMs.push(performance.now() - begin))
        .catch(() => undefined);
      await wait(healthEveryMs);
    }
  }
}
