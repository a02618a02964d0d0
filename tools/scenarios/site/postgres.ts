import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../../scripts/run/free-port.ts";
import { endWithUs } from "./children.ts";

const startMs = 30_000;

/** A PostgreSQL of its own that can be stopped and restarted with its data. */
export class Postgres {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #programs: string;
  readonly #environment: NodeJS.ProcessEnv;
  #server: ChildProcess | undefined;

  private constructor(port: number, folder: string, programs: string, environment: NodeJS.ProcessEnv) {
    this.url = `postgres://space@127.0.0.1:${port}/postgres`;
    this.#port = port;
    this.#folder = folder;
    this.#programs = programs;
    this.#environment = { ...environment, LC_ALL: "C" };
  }

  static async start(environment: NodeJS.ProcessEnv): Promise<Postgres> {
    const programs = execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim();
    const folder = mkdtempSync(join(tmpdir(), "atrium-chaos-postgres-"));
    const { uid, gid } = account() ?? {};
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    const postgres = new Postgres(await freePort(), folder, programs, environment);
    const initdb = ["-D", join(folder, "data"), "-U", "space", "--auth=trust", "--encoding=UTF8"];
    execFileSync(join(programs, "initdb"), initdb, { ...postgres.#options, stdio: "ignore" });
    await postgres.start();
    return postgres;
  }

  get #options() {
    return { cwd: this.#folder, env: this.#environment, ...account() };
  }

  async start(): Promise<void> {
    const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories="];
    const args = ["-D", join(this.#folder, "data"), "-p", String(this.#port)];
    for (const setting of settings) args.push("-c", setting);
    const program = join(this.#programs, "postgres");
    const options = { ...this.#options, stdio: "ignore", detached: true } as const;
    this.#server = endWithUs(spawn(program, args, options));
    const ready = ["-h", "127.0.0.1", "-p", String(this.#port), "-q"];
    for (const until = Date.now() + startMs; Date.now() < until; await wait(100)) {
      try {
        execFileSync(join(this.#programs, "pg_isready"), ready, { stdio: "ignore" });
        return;
      } catch {
        // It is starting, or recovering.
      }
    }
    throw new Error("PostgreSQL did not start.");
  }

  /** SIGINT ends all sessions, SIGQUIT without a checkpoint, SIGKILL leaves no time for anything. */
  async stop(signal: "SIGINT" | "SIGQUIT" | "SIGKILL"): Promise<void> {
    const server = this.#server;
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once("close", resolve));
    // A server that is killed leaves its children behind: its whole group.
    if (signal === "SIGKILL") this.#signal(signal);
    else server.kill(signal);
    await gone;
  }

  /** All of its processes stand still, and nothing is closed. */
  async freeze(ms: number): Promise<void> {
    this.#signal("SIGSTOP");
    await wait(ms);
    this.#signal("SIGCONT");
  }

  async remove(): Promise<void> {
    await this.stop("SIGQUIT");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #signal(name: NodeJS.Signals): void {
    if (this.#server?.pid !== undefined) process.kill(-this.#server.pid, name);
  }
}

/** PostgreSQL refuses to run as root. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (which: "-u" | "-g") => Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
