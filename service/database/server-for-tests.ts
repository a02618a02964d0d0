import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { findFreePort } from "#service/free-port.ts";

const readySchema = z.object({ ready: z.literal(true), url: z.string() });
/**
 * For Node.js: the database is run by what is compiled at a first pass. A better form of it is a second of work at every
 * start, which a process that a test soon ends never makes good.
 */
export const startsSoon = ["--liftoff-only"];
const serverFile = fileURLToPath(new URL("../server.ts", import.meta.url));

export interface ServerForTests {
  url: string;
  pid: number;
  /** Everything that it has written to stdout and stderr. */
  output(): string;
  /** `kill -9`, or any other signal; gives the exit code where there is one. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
}

/**
 * The service as it really runs: `node service/server.ts` in a process of its own. Throws with its output when it does
 * not start.
 * @param confine shell commands that its process runs first, for example `ulimit -n 64`
 */
export async function startServerForTests(
  environment: Record<string, string>,
  confine = "",
  tries = 3,
): Promise<ServerForTests> {
  const child = await forkServer(environment, confine);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  const ready = await Promise.race([once(child, "message"), once(child, "exit").then(() => undefined)]);
  // Another process may take the port between the look-up and its use.
  const isTaken =
    ready === undefined &&
    environment.SPACE_PORT === undefined &&
    output.includes("is taken by another program");
  if (isTaken && tries > 1) return await startServerForTests(environment, confine, tries - 1);
  if (ready === undefined) throw new Error(output);
  const { url } = readySchema.parse(ready[0]);
  return { url, pid: child.pid ?? 0, output: () => output, end: (signal) => end(child, signal) };
}

/** The same, begun only: for a test that does not let it get that far. */
export async function killStartingServer(
  environment: Record<string, string>,
  milliseconds: number,
): Promise<void> {
  const child = await forkServer(environment);
  await setTimeout(milliseconds);
  await end(child, "SIGKILL");
}

async function forkServer(environment: Record<string, string>, confine = ""): Promise<ChildProcess> {
  const port = String(await findFreePort());
  const inShell = { execPath: "/bin/sh", execArgv: ["-ec", `${confine}; exec "$0" "$@"`, process.execPath] };
  return fork(serverFile, {
    env: { ...process.env, SPACE_PORT: port, ...environment },
    ...(confine !== "" && inShell),
    // Vitest's own flags are not the server's.
    execArgv: [...(confine === "" ? [] : inShell.execArgv), ...startsSoon],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
  return child.exitCode;
}
