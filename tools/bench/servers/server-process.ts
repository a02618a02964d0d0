import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

export interface ServerPlan {
  /** As its log file is called. */
  name: string;
  /** What Node.js is given. */
  args: readonly string[];
  port: number;
  cwd?: string;
  environment?: Record<string, string>;
}

export interface ServerProcess {
  url: string;
  pid: number;
}

const logFolder = ".cache/bench";
const longestStartMs = 60_000;

// None of them outlives the run, however that ends.
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** The log of the server that was started under a name. */
export function logFileOf(name: string): string {
  return `${logFolder}/${name.replaceAll(/\W+/g, "-")}.log`;
}

/** Starts a server in production mode, in a process of its own, and resolves once it answers. */
export async function startServer({ name, args, port, ...plan }: ServerPlan): Promise<ServerProcess> {
  mkdirSync(logFolder, { recursive: true });
  const logFile = logFileOf(name);
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...plan.environment },
    stdio: ["ignore", log, log],
    ...(plan.cwd !== undefined && { cwd: plan.cwd }),
  });
  running.add(child);
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + longestStartMs; child.exitCode === null && Date.now() < until; ) {
    if (await answers(url)) return { url, pid: child.pid ?? 0 };
    await wait(50);
  }
  throw new Error(`${name} did not start:\n${readFileSync(logFile, "utf8").slice(-2_000)}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: "manual" });
    return true;
  } catch {
    return false;
  }
}
