import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "../../../scripts/prepare/find-program.mjs";
import { freePort } from "../../../scripts/run/free-port.ts";
import { endWithUs } from "../site/children.ts";

const startMs = 10_000;
const program = findProgram(["nginx"]);

/** nginx in front of instances, with the documented configuration. */
export class Nginx {
  readonly port: number;
  readonly logFiles: readonly string[];
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
    this.logFiles = ["access.log", "error.log"].map((name) => join(folder, name));
  }

  static async prepare(folder: string): Promise<Nginx> {
    if (program === undefined) throw new Error("nginx is needed: install it.");
    const own = resolve(folder, "nginx");
    mkdirSync(own, { recursive: true });
    return new Nginx(await freePort(), own);
  }

  /** As browsers see it. */
  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(template: string, instances: readonly string[]): Promise<void> {
    const servers = instances.map(
      (address) => `server ${new URL(address).host} max_fails=1 fail_timeout=2s;`,
    );
    const configuration = readFileSync(template, "utf8")
      .replace(/# \{\{instances\}\}[\s\S]*# \{\{\/instances\}\}/, servers.join("\n"))
      .replaceAll("{{folder}}", this.#folder)
      .replaceAll("{{listen}}", `127.0.0.1:${this.port}`)
      .replaceAll("{{listen_http}}", `unix:${join(this.#folder, "plain")}`)
      .replaceAll("{{name}}", "localhost");
    const file = join(this.#folder, "nginx.conf");
    writeFileSync(file, configuration);
    const options = { stdio: "ignore", detached: true } as const;
    const args = ["-p", this.#folder, "-c", file, "-g", "daemon off;"];
    this.#child = endWithUs(spawn(program ?? "nginx", args, options));
    for (const until = Date.now() + startMs; Date.now() < until; await wait(50)) {
      if (this.#child.exitCode !== null) break;
      if (await answers(this.address)) return;
    }
    throw new Error(
      `nginx did not start: ${spawnSync(program ?? "nginx", ["-t", "-p", this.#folder, "-c", file]).stderr}`,
    );
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("close", done));
    child.kill("SIGTERM");
    await gone;
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(`${address}/robots.txt`, { signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
}
