import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { prepareProgram, type Target } from "./wrk.ts";

/** Milliseconds, of all calls that were answered with 200; `failed` counts the others. */
export interface Steady {
  p50: number;
  p99: number;
  answered: number;
  failed: number;
}

/** So many that hardly any call waits for an earlier one of its connection. */
const connections = 64;

export function prepareH2load(): void {
  prepareProgram("h2load", "nghttp2-client");
}

/**
 * Calls at the same rate all the time, by h2load, which leaves more of the cores to the servers than a load of Node.js.
 * @throws when the server couldn't keep up: what was never sent has no time
 */
export async function loadSteadily(
  { url, headers }: Target,
  seconds: number,
  perSecond: number,
): Promise<Steady> {
  const folder = await mkdtemp(join(tmpdir(), "atrium-steady-"));
  const log = join(folder, "calls");
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const rate = [`-c${connections}`, `--rps=${perSecond / connections}`, `-D${seconds}`, "--warm-up-time=1"];
  try {
    await promisify(execFile)("h2load", ["--h1", ...rate, `--log-file=${log}`, ...named, url]);
    const steady = summaryOf(await readFile(log, "utf8"));
    if (steady.answered < 0.98 * seconds * perSecond)
      throw new Error(`Of ${seconds * perSecond} calls only ${steady.answered} were answered.`);
    return steady;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param log a line for each call: when it began, its status, how many microseconds it took */
function summaryOf(log: string): Steady {
  const calls = log
    .trim()
    .split("\n")
    .map((line) => line.split("\t").map(Number));
  const times = calls.flatMap(([, status, microseconds = Number.NaN]) =>
    status === 200 ? [microseconds / 1000] : [],
  );
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), answered: times.length, failed: calls.length - times.length };
}
