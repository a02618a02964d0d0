import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { createClient } from "@redis/client";
import { freePort } from "../../../scripts/run/free-port.ts";

/** A real Valkey or Redis server of its own, on a free port, that keeps nothing on disk. */
export class ValkeyServer {
  readonly port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<ValkeyServer> {
    const server = new ValkeyServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** With an empty memory each time. */
  async start(): Promise<void> {
    const options = ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const server = spawn(program(), options, { stdio: ["ignore", "pipe", "ignore"] });
    this.#process = server;
    for await (const line of server.stdout) {
      if (/ready to accept connections/i.test(String(line))) break;
    }
    server.stdout.resume();
  }

  /** Stops it from answering, connections and all. */
  pause(): void {
    this.#process?.kill("SIGSTOP");
  }

  resume(): void {
    this.#process?.kill("SIGCONT");
  }

  async kill(): Promise<void> {
    const server = this.#process;
    if (server === undefined) return;
    this.#process = undefined;
    const gone = once(server, "exit");
    server.kill("SIGKILL");
    await gone;
  }

  /** Everything that it holds, as text. */
  async dump(): Promise<string> {
    const client = await createClient({ url: this.url }).connect();
    const keys = await client.keys("*");
    const entries = keys.map(async (key) => [key, await client.hGetAll(key).catch(() => client.get(key))]);
    const text = JSON.stringify(await Promise.all(entries));
    client.destroy();
    return text;
  }
}

function program(): string {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    "/usr/bin",
    "/usr/local/bin",
    "/opt/homebrew/bin",
  ];
  const files = ["valkey-server", "redis-server"].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  const found = files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (found === undefined)
    throw new Error("no valkey-server or redis-server: run node scripts/prepare.mjs --for-tests");
  return found;
}
