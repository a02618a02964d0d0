import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { PlainError } from "./plain-error.ts";
import { type ProgramLog, programLog } from "./program-log.ts";

export interface ProgramPlan {
  /** As a sentence calls it: "portal". */
  name: string;
  /** What Node.js is given. */
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
  cwd?: string;
  /** Takes all that the program prints; the console does when left out. */
  logFile?: string;
}

export interface Program {
  name: string;
  /** The address that it reports once it listens. Rejects with a `PlainError` when it ends before that. */
  ready: Promise<string>;
  /** How it ended, in words: "exit code 1". */
  ended: Promise<string>;
  /** Asks it to finish, and ends it when it takes too long. Resolves once it is gone. */
  stop(): Promise<void>;
  /** Ends it and all that it started, at once. */
  kill(): void;
}

/** Longer than our programs take to complete pending answers. */
const longestStopMs = 25_000;
const readyMessage = z.object({ ready: z.literal(true), url: z.string() });

/** Starts a Node.js program that ignores the terminal's Ctrl-C: its parent decides in which order programs end. */
export function startProgram(plan: ProgramPlan): Program {
  const log = plan.logFile === undefined ? undefined : programLog(plan.logFile);
  const child = spawn(process.execPath, plan.args, {
    detached: true,
    env: plan.environment,
    stdio: ["ignore", log?.file ?? "inherit", log === undefined ? "inherit" : "pipe", "ipc"],
    ...(plan.cwd === undefined ? {} : { cwd: plan.cwd }),
  });
  if (child.stderr !== null) log?.takeErrors(child.stderr);
  const ended = endOf(child);
  return {
    name: plan.name,
    ready: readiness(child, plan, log, ended),
    ended,
    stop: async () => {
      child.kill("SIGTERM");
      const late = new AbortController();
      const killLate = wait(longestStopMs, undefined, { signal: late.signal }).then(
        () => killGroup(child),
        () => undefined,
      );
      await ended;
      late.abort();
      await killLate;
    },
    kill: () => killGroup(child),
  };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) =>
      resolve(signal === null ? `exit code ${code}` : `signal ${signal}`),
    );
  });
}

async function readiness(
  child: ChildProcess,
  { name, logFile }: ProgramPlan,
  log: ProgramLog | undefined,
  ended: Promise<string>,
): Promise<string> {
  const reported = new Promise<string>((resolve) => {
    child.on("message", (message) => {
      const { data } = readyMessage.safeParse(message);
      if (data !== undefined) resolve(data.url);
    });
  });
  const url = await Promise.race([reported, ended.then(() => undefined)]);
  const troubles = (await log?.troubles()) ?? [];
  if (url !== undefined) {
    for (const line of troubles) console.error(line);
    return url;
  }
  const where = logFile === undefined ? "" : ` Its log is ${logFile}.`;
  throw new PlainError([...troubles, `The ${name} did not start (${await ended}).${where}`].join("\n"));
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It was just ending by itself.
  }
}
