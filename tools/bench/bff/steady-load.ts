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
 * @throws where the server is slower than that: a connection sends nothing before its last call is answered
 */
export async function loadSteadily(
  { url, headers }: Target,
  seconds: number,
  perSecond: number,
): Promise<Steady> {
  const folder = await mkdtemp(join(tmpdir(), "atrium-steady-"));
  const log = join(folder, "calls");
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  // Opened one after the other, so that they don't all send at the same moment.
  const opened = ["-r1", "--rate-period=3ms"];
  const due = Math.floor((seconds * perSecond) / connections) * connections;
  const rate = [`-c${connections}`, ...opened, `--rps=${perSecond / connections}`, `-n${due}`];
  try {
    await promisify(execFile)("h2load", ["--h1", ...rate, `--log-file=${log}`, ...named, url]);
    const calls = (await readFile(log, "utf8"))
      .trim()
      .split("\n")
      .map((line) => line.split("\t").map(Number));
    const begins = calls.map(([begin = Number.NaN]) => begin / 1e6).toSorted((one, other) => one - other);
    const took = (begins.at(-1) ?? 0) - (begins[0] ?? 0);
    if (took > 1.1 * seconds)
      throw new Error(`What was due in ${seconds} seconds was sent in ${took.toFixed(1)}.`);
    return summaryOf(calls);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param calls when each began, its status, how many microseconds it took */
function summaryOf(calls: readonly (readonly number[])[]): Steady {
  const times = calls.flatMap(([, status, microseconds = Number.NaN]) =>
    status === 200 ? [microseconds / 1000] : [],
  );
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), answered: times.length, failed: calls.length - times.length };
}
