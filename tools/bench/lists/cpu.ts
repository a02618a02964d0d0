import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of a core for each request. */
export interface Cpu {
  serviceCpu: number;
  databaseCpu: number;
}

const ticksPerSecond = 100;

/** What a process and everything that it started have used so far, in milliseconds of a core (Linux). */
export function cpuMilliseconds(pid: number): number {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const family = new Set([pid]);
  let size = 0;
  while (size < family.size) {
    size = family.size;
    for (const one of processes) if (family.has(one.parent)) family.add(one.pid);
  }
  return processes.filter((one) => family.has(one.pid)).reduce((sum, one) => sum + one.milliseconds, 0);
}

/** The processes that this one started, by a word of their command line. */
export function childNamed(word: string): number {
  const found = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
    .find(({ pid, parent }) => parent === process.pid && commandOf(pid).includes(word));
  if (!found) throw new Error(`no process of ours is ${word}`);
  return found.pid;
}

/** Children that have ended and were waited for count for their parent. */
function readProcess(name: string) {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return [{ pid: Number(name), parent, milliseconds: (ticks * 1000) / ticksPerSecond }];
  } catch {
    return [];
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
