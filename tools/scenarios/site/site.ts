import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "../../../scripts/run/free-port.ts";
import type { Adapter, InstancePlan, Machine } from "../adapter.ts";
import { Ear } from "../client/heard.ts";
import { type Place, TestBrowser } from "../client/test-browser.ts";
import type { StubMember } from "../stub-space/member.ts";
import { StubSpace } from "../stub-space/space.ts";
import { Redis } from "./redis.ts";
import { RunningInstance } from "./running-instance.ts";

export interface SiteOptions {
  instances: number;
  /** "http://localhost:{port of the first instance}" when left out. */
  publicOrigin?: string;
  secrets?: readonly string[];
  maxAgeSeconds?: number;
  /** The clocks of the Space and of all instances can be moved. */
  movableClock?: boolean;
  /** Milliseconds by which each instance's own clock is wrong. */
  skewsMs?: readonly number[];
  /** The Space has a name, which `resolveNames` takes away from the instances. */
  namesSpace?: boolean;
  /** Instances have a Redis in common; several have one anyway. */
  sharesRecords?: boolean;
  /** What else an instance is given. */
  environmentOf?: (index: number) => Record<string, string>;
  /** Where it keeps its logs. */
  folder: string;
}

let members = 0;

/** Of the names that a BFF may take without https, the one that has to be looked up. */
const spaceName = "localhost";

/** A Space of its own, and the instances of the BFF that stand in front of it. */
export class Site implements Place {
  readonly adapter: Adapter;
  readonly publicOrigin: string;
  readonly space = new StubSpace();
  readonly ear = new Ear();
  readonly instances: RunningInstance[] = [];
  readonly redis: Redis | undefined;
  readonly #folder: string;
  readonly #options: SiteOptions;
  readonly #machine: Machine;
  readonly #secrets: readonly string[];
  #turn = 0;
  #shiftMs = 0;

  private constructor(adapter: Adapter, machine: Machine, options: SiteOptions, parts: SiteParts) {
    this.adapter = adapter;
    this.#machine = machine;
    this.#options = options;
    this.publicOrigin = options.publicOrigin ?? `http://localhost:${parts.ports[0]}`;
    this.redis = parts.redis;
    this.#secrets = options.secrets ?? [randomBytes(48).toString("base64url")];
    this.#folder = parts.folder;
    this.space.callback = (token) => this.publicOrigin + adapter.signIn.forgedCallback(token);
    this.instances = parts.ports.map(
      (port, index) => new RunningInstance(adapter, () => this.#plan(port, index)),
    );
  }

  static async start(adapter: Adapter, machine: Machine, options: SiteOptions): Promise<Site> {
    const ports = await Promise.all(Array.from({ length: options.instances }, freePort));
    mkdirSync(options.folder, { recursive: true });
    const folder = resolve(mkdtempSync(join(options.folder, "site-")));
    const shares = options.sharesRecords ?? options.instances > 1;
    const site = new Site(adapter, machine, options, {
      ports,
      redis: shares ? await Redis.start(folder) : undefined,
      folder,
    });
    if (options.namesSpace) site.space.host = spaceName;
    site.resolveNames(true);
    await site.space.open();
    if (options.movableClock) site.space.book.now = () => Date.now() + site.#shiftMs;
    try {
      await Promise.all(site.instances.map((instance) => instance.start()));
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  /** One more instance with the same secrets, but with nothing in common besides: it knows what the cookie knows. */
  async startStranger(change: Partial<InstancePlan> = {}): Promise<RunningInstance> {
    const port = await freePort();
    const stranger = new RunningInstance(this.adapter, () => {
      const { recordsUrl: _, ...plan } = this.#plan(port, 100);
      return { ...plan, ...change };
    });
    await stranger.start();
    this.#strangers.push(stranger);
    return stranger;
  }

  readonly #strangers: RunningInstance[] = [];

  async stop(): Promise<void> {
    await Promise.all([...this.instances, ...this.#strangers].map((instance) => instance.kill("SIGKILL")));
    await this.redis?.stop();
    await this.space.close();
  }

  next(): string {
    const living = this.instances.filter(({ isUp }) => isUp);
    return living[this.#turn++ % living.length]?.address ?? this.address(0);
  }

  /** The address of an instance; the first one again after the last. */
  address(index: number): string {
    return this.instances[index % this.instances.length]?.address ?? "";
  }

  member(
    settings: Partial<Pick<StubMember, "accessSeconds" | "refreshSeconds" | "accessLength">> = {},
  ): StubMember {
    return Object.assign(this.space.book.member(`member-${process.pid}-${members++}`), settings);
  }

  browser(): TestBrowser {
    return new TestBrowser(this);
  }

  /** Moves the clocks of the Space and of every instance forward. */
  async jump(seconds: number): Promise<void> {
    this.#shiftMs += seconds * 1000;
    for (const index of this.instances.keys()) this.#writeClock(index);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }

  /** Whether the instances find the Space by its name. */
  resolveNames(canResolve: boolean): void {
    writeFileSync(this.#hostsFile, canResolve ? `127.0.0.1 ${spaceName}\n` : "\n");
  }

  get #hostsFile(): string {
    return join(this.#folder, "hosts");
  }

  get logFiles(): string[] {
    return [...this.instances, ...this.#strangers].map(({ logFile }) => logFile);
  }

  /** All that the instances have printed. */
  logs(): string {
    return this.logFiles.map((file) => readFileSync(file, "utf8")).join("\n");
  }

  #plan(port: number, index: number): InstancePlan {
    const { maxAgeSeconds } = this.#options;
    return {
      machine: this.#machineOf(index),
      index,
      port,
      publicOrigin: this.publicOrigin,
      space: this.space.addresses,
      secrets: this.#secrets,
      logFile: join(this.#folder, `instance-${index}.log`),
      ...(this.redis !== undefined && { recordsUrl: this.redis.url }),
      ...(maxAgeSeconds !== undefined && { maxAgeSeconds }),
    };
  }

  #machineOf(index: number): Machine {
    const { movableClock, skewsMs, environmentOf, namesSpace } = this.#options;
    const given = { ...this.#machine.environment, ...environmentOf?.(index) };
    const machine = { ...this.#machine, ...(namesSpace && { hostsFile: this.#hostsFile }) };
    if (!movableClock && skewsMs === undefined) return { ...machine, environment: given };
    const clock = new URL("./shifted-clock.mjs", import.meta.url).href;
    const file = encodeURIComponent(this.#writeClock(index));
    const environment = { ...given, NODE_OPTIONS: `--import=${clock}?${file}` };
    return { ...machine, environment };
  }

  #writeClock(index: number): string {
    const file = join(this.#folder, `clock-${index}`);
    writeFileSync(file, String(this.#shiftMs + (this.#options.skewsMs?.[index] ?? 0)));
    return file;
  }
}

interface SiteParts {
  ports: number[];
  folder: string;
  redis: Redis | undefined;
}
