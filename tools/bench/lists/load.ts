import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import { medianOf } from "../median.ts";

/** Milliseconds; `answered` are all, `failed` those that were not 2xx or 3xx. */
export interface Load {
  p50: number;
  p99: number;
  perSecond: number;
  failed: number;
  answered: number;
}

export interface Called {
  origin: string;
  /** Asked for one after the other, over and over. */
  paths: string[];
  headers: Record<string, string>;
  /** The JSON of a POST; without it they are GETs. */
  body?: string;
}

export interface Effort {
  connections: number;
  seconds: number;
}

const script = fileURLToPath(new URL("wrk.lua", import.meta.url));
const measuredSchema = z.object({
  answered: z.number(),
  seconds: z.number(),
  refused: z.number(),
  failed: z.number(),
  p50: z.number(),
  p99: z.number(),
});

/** Connections that ask one thing after the other, by wrk: it takes next to nothing of the machine for itself. */
export async function load(called: Called, { connections, seconds }: Effort): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), "atrium-bench-"));
  const requests = join(folder, "requests");
  try {
    await writeFile(requests, requestsOf(called));
    const effort = ["-t1", `-c${connections}`, `-d${seconds}`, "-s", script];
    const { stdout } = await promisify(execFile)("wrk", [...effort, called.origin, "--", requests]);
    const line = stdout.trim().split("\n").at(-1) ?? "";
    const measured = measuredSchema.parse(JSON.parse(line));
    const { answered, p50, p99 } = measured;
    const perSecond = Math.round(answered / measured.seconds);
    return { answered, p50, p99, perSecond, failed: measured.refused + measured.failed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds; `refused` are those answered by `FilterTooExpensive`. */
export interface FirstTimes {
  p50: number;
  worst: number;
  refused: number;
}

/** One request at a time, each of them for the first time: nothing about it was counted or found before. */
export async function firstTimes({ origin, paths, headers }: Called): Promise<FirstTimes> {
  const milliseconds: number[] = [];
  let refused = 0;
  for (const path of paths) {
    const start = performance.now();
    const response = await fetch(`${origin}${path}`, { headers });
    const body = await response.text();
    milliseconds.push(performance.now() - start);
    if (response.status === 200) continue;
    if (!body.includes("FilterTooExpensive"))
      throw new Error(`${path}: ${response.status} ${body.slice(0, 300)}`);
    refused += 1;
  }
  return { p50: medianOf(milliseconds), worst: Math.max(...milliseconds), refused };
}

/** As `wrk.lua` reads them. */
function requestsOf({ paths, headers, body }: Called): string {
  const written = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const posted = body === undefined ? [] : ["method: POST", `body: ${body}`];
  return [...posted, ...written, "", ...paths, ""].join("\n");
}
