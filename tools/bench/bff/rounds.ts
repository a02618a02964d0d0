import { readFileSync } from "node:fs";
import { cpuMilliseconds } from "../lists/cpu.ts";
import type { Contestant } from "./contestants.ts";
import { type Load, load } from "./wrk.ts";

export interface Round extends Load {
  /** Of the contestant's process, for one request, in milliseconds of a core. */
  cpu: number;
}

export interface Standing {
  name: string;
  rounds: Round[];
  /** Before the first request under load and after the last one, in megabytes. */
  memory: { before: number; after: number };
}

const warmUpSeconds = 1;
const firstWarmUpSeconds = 4;

/** Every contestant once, then every one again, so that a slow minute of the machine is a slow minute for all. */
export async function playRounds(
  contestants: readonly Contestant[],
  count: number,
  seconds: number,
): Promise<Standing[]> {
  const standings: Standing[] = [];
  for (const { name, server, target } of contestants) {
    standings.push({ name, rounds: [], memory: { before: residentMegabytes(server.pid), after: 0 } });
    await load(target, firstWarmUpSeconds);
  }
  for (let number = 1; number <= count; number++) {
    for (const [index, contestant] of contestants.entries()) {
      const round = await play(contestant, seconds);
      standings[index]?.rounds.push(round);
      console.log(`round ${number}: ${contestant.name}: ${told(round)}`);
    }
  }
  for (const [index, { server }] of contestants.entries()) {
    const standing = standings[index];
    if (standing) standing.memory.after = residentMegabytes(server.pid);
  }
  return standings;
}

async function play(contestant: Contestant, seconds: number): Promise<Round> {
  await load(contestant.target, warmUpSeconds);
  return await measureRound(contestant, seconds);
}

/** The load on one server for `seconds`. */
export async function measureRound({ server, target }: Contestant, seconds: number): Promise<Round> {
  const before = cpuMilliseconds(server.pid);
  const result = await load(target, seconds);
  return { ...result, cpu: (cpuMilliseconds(server.pid) - before) / Math.max(1, result.answered) };
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function told({ perSecond, p50, p99, cpu, failed }: Round): string {
  const failures = failed > 0 ? `, FAILED ${failed}` : "";
  const times = `p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms, CPU ${cpu.toFixed(3)} ms`;
  return `${Math.round(perSecond)}/s, ${times}${failures}`;
}
