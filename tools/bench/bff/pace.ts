import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { Agent, request } from "undici";
import type { Target } from "./wrk.ts";

/** Milliseconds, of all calls that were answered with 200; how many were not. */
export interface Paced {
  p50: number;
  p99: number;
  answered: number;
  failed: number;
}

const agent = new Agent({ connections: 512 });

/** Sends `count` calls, `perSecond` of them a second, whatever their answers take. */
export async function pace(
  targetOf: (number: number) => Target,
  count: number,
  perSecond: number,
): Promise<Paced> {
  const times: number[] = [];
  const under: Promise<void>[] = [];
  let failed = 0;
  const call = async (target: Target) => {
    const begin = performance.now();
    if (await isAnswered(target)) times.push(performance.now() - begin);
    else failed += 1;
  };
  const begin = performance.now();
  while (under.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - begin) / 1000) * perSecond));
    while (under.length < due) under.push(call(targetOf(under.length)));
    await wait(1);
  }
  await Promise.all(under);
  times.sort((one, other) => one - other);
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), answered: times.length, failed };
}

async function isAnswered({ url, headers }: Target): Promise<boolean> {
  try {
    const { statusCode, body } = await request(url, { headers, dispatcher: agent });
    await body.dump({ limit: 1_000_000 });
    return statusCode === 200;
  } catch {
    return false;
  }
}
