import { spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Instance, InstancePlan, Machine } from "../adapter.ts";
import { endWithUs } from "./children.ts";

interface NodeProgram {
  /** What Node.js is given: "server.ts", "node_modules/next/dist/bin/next", "start". */
  args: readonly string[];
  cwd?: string;
  environment: Record<string, string | undefined>;
}

const startMs = 60_000;
const askEveryMs = 50;

/**
 * Starts a Node.js program in a process group of its own and resolves once it answers requests at all. Rejects with
 * the end of its log when it ends before that.
 */
export async function startNode(
  { machine, port, logFile }: Pick<InstancePlan, "machine" | "port" | "logFile">,
  program: NodeProgram,
): Promise<Instance> {
  const log = openSync(logFile, "a");
  const [command = "", ...args] = [...ownNames(machine), process.execPath, ...program.args];
  const child = endWithUs(
    spawn(command, args, {
      cwd: program.cwd ?? machine.root,
      detached: true,
      env: { ...machine.environment, ...program.environment },
      stdio: ["ignore", log, log],
    }),
  );
  const ended = new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code ?? signal ?? "gone"));
  });
  const address = `http://127.0.0.1:${port}`;
  const outcome = await Promise.race([ended, answers(address)]);
  if (outcome !== true) {
    if (child.pid !== undefined && outcome === false) process.kill(-child.pid, "SIGKILL");
    throw new Error(`It did not start (${outcome}): ${readFileSync(logFile, "utf8").slice(-800)}`);
  }
  return { address, pid: child.pid ?? 0, ended };
}

/** Before a command, gives it an /etc/hosts of its own. Takes root. */
function ownNames({ hostsFile }: Machine): string[] {
  if (hostsFile === undefined) return [];
  const mounts = 'mount --bind "$0" /etc/hosts; mount --bind /dev/null /etc/resolv.conf; exec "$@"';
  return ["unshare", "--mount", "sh", "-ec", mounts, hostsFile];
}

async function answers(address: string): Promise<boolean> {
  for (const until = Date.now() + startMs; Date.now() < until; ) {
    try {
      await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
      return true;
    } catch {
      await wait(askEveryMs);
    }
  }
  return false;
}
