import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { freePort } from "../../scripts/run/free-port.ts";
import { machineEnvironment } from "../../scripts/run/machine-environment.ts";
import { expect } from "../portal.ts";
import { startRecordingProxy } from "../servers/recording-proxy.ts";
import { Recordings } from "../servers/recordings.ts";
import { findTokens, textsOfPortal } from "../tokens/find-tokens.ts";
import type { Token } from "../tokens/issued-tokens.ts";
import { sealedTokens } from "../tokens/sealed-tokens.ts";

const longestStartMs = 90_000;

/** A portal with its embedded Space, started by a command; a recorder is in front of it. */
export class StartedPortal {
  readonly child: ChildProcess;
  /** The recorder's: where a browser finds the portal. */
  readonly url: string;
  readonly dataDir: string;
  readonly recordings: Recordings;
  readonly #recorder: Server;
  #output = "";

  constructor(child: ChildProcess, url: string, folder: string, recorder: Server) {
    this.child = child;
    this.url = url;
    this.dataDir = dataDirOf(folder);
    this.recordings = new Recordings(folder);
    this.#recorder = recorder;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.#output += text;
      });
    }
  }

  /** What it printed so far, but npm's own lines. */
  get lines(): string[] {
    return this.#output.split("\n").filter((line) => line.trim() !== "" && !/^(> |npm )/.test(line));
  }

  /** Resolves once it says where it is. */
  async ready(): Promise<void> {
    await expect.poll(() => this.#output, { timeout: longestStartMs }).toContain(`${this.url} `);
  }

  /** Asks it to finish, unless it has; gives how it ended. */
  async end(): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, "exit");
      this.child.kill("SIGTERM");
      await ended;
    }
    this.#recorder.close().closeAllConnections();
    return { code: this.child.exitCode, signal: this.child.signalCode };
  }

  /** All that it gave out or was given: no recorder sees its Space, so its own cookies are opened. */
  async tokens(): Promise<Token[]> {
    const sent = this.recordings.portal();
    const secret = await readFile(join(this.dataDir, "session-secret"), "utf8").catch(() => "");
    return [...this.recordings.tokens(), ...(await sealedTokens(sent, secret.trim()))];
  }

  /** A sentence for each of its answers, logs and outputs that holds a token. */
  async leaks(): Promise<string[]> {
    const logs = await Promise.all(
      ["portal.log", "space.log"].map(async (name) => ({
        where: name,
        text: await readFile(join(this.dataDir, "logs", name), "utf8").catch(() => ""),
      })),
    );
    const texts = [
      ...textsOfPortal(this.recordings.portal()),
      ...logs,
      { where: "console", text: this.#output },
    ];
    return findTokens(texts, await this.tokens());
  }
}

/** Runs a command that starts a portal; `environment` comes on top of a machine's and of free ports. */
export async function startPortal(
  folder: string,
  [program, ...args]: readonly [program: string, ...args: string[]],
  environment: Record<string, string | undefined> = {},
): Promise<StartedPortal> {
  mkdirSync(folder, { recursive: true });
  const [front, port, spacePort] = await Promise.all([freePort(), freePort(), freePort()]);
  const url = `http://localhost:${front}`;
  const recordings = new Recordings(folder);
  const recorder = await startRecordingProxy({
    port: front,
    target: `http://localhost:${port}`,
    record: recordings.recordPortal,
    noteFile: recordings.noteFile,
  });
  const child = spawn(program, args, {
    env: {
      ...machineEnvironment(),
      PORT: String(port),
      PORTAL_URL: url,
      SPACE_PORT: String(spacePort),
      DATA_DIR: dataDirOf(folder),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new StartedPortal(child, url, folder, recorder);
}

function dataDirOf(folder: string): string {
  return join(folder, "data");
}
