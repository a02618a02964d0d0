import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../scripts/run/free-port.ts";
import { endWithUs } from "./children.ts";

const programs = ["redis-server", "valkey-server"];
const startMs = 15_000;

/** A Redis (or Valkey) that can be stopped and started again at the same address, with its memory or without. */
export class Redis {
  readonly port: number;
  readonly #folder: string;
  #child: ReturnType<typeof spawn> | undefined;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
  }

  static async start(folder: string): Promise<Redis> {
    const redis = new Redis(await freePort(), folder);
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}/0`;
  }

  /** With the memory that an end by SIGTERM has saved, unless it shall be empty. */
  async start({ empty = false } = {}): Promise<void> {
    if (empty) rmSync(join(this.#folder, "dump.rdb"), { force: true });
    const program = programs.find((name) => spawnSync(name, ["--version"]).status === 0);
    if (program === undefined)
      throw new Error(`Several instances need one of ${programs.join(", ")}: install it.`);
    const child = endWithUs(
      spawn(
        program,
        [
          "--port",
          String(this.port),
          "--bind",
          "127.0.0.1",
          "--save",
          "3600 1",
          "--appendonly",
          "no",
          "--dir",
          this.#folder,
        ],
        { stdio: "ignore", detached: true },
      ),
    );
    this.#child = child;
    for (const until = Date.now() + startMs; Date.now() < until; await wait(20)) {
      if (await this.#answers()) return;
    }
    throw new Error("Redis did not start.");
  }

  signal(name: "SIGSTOP" | "SIGCONT"): void {
    this.#child?.kill(name);
  }

  /** SIGTERM lets it end as it should; SIGKILL does not. */
  async stop(name: "SIGTERM" | "SIGKILL" = "SIGKILL"): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("close", resolve));
    child.kill(name);
    await gone;
  }

  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, "127.0.0.1", () => socket.write("PING\r\n"));
      socket.once("data", (data) => {
        socket.destroy();
        resolve(data.toString().startsWith("+PONG"));
      });
      socket.once("error", () => resolve(false));
    });
  }
}
