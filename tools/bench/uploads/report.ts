import { loadavg } from "node:os";
import type { Memory } from "./measure-memory.ts";
import type { Phone } from "./measure-phone.ts";

export interface UploadRun {
  memory?: Memory;
  phone?: Phone;
}

export function reportOf({ memory, phone }: UploadRun): string {
  const head = `${new Date().toISOString().slice(0, 10)}: load ${loadavg()[0]?.toFixed(1)} (the machine was not alone when it is over 2).`;
  return [head, ...(memory ? [memoryTable(memory)] : []), ...(phone ? [phoneTable(phone)] : [])].join("\n\n");
}

function memoryTable({ members, bytesEach, seconds, idle, peak, after, refused }: Memory): string {
  const rate = (members * bytesEach) / seconds / 1_000_000;
  return [
    `| ${members} members, ${bytesEach / 1_000_000} MB each, at once | |`,
    "|---|---|",
    `| portal, resident, idle | ${idle.toFixed(0)} MB |`,
    `| at its highest | ${peak.toFixed(0)} MB (${(peak - idle).toFixed(0)} MB over idle) |`,
    `| five seconds later | ${after.toFixed(0)} MB |`,
    `| time | ${seconds.toFixed(0)} s, ${rate.toFixed(0)} MB/s in all |`,
    `| refused or broken | ${refused} |`,
  ].join("\n");
}

function phoneTable({ files, bytesEach, seconds, delays, finished, lost }: Phone): string {
  const sorted = delays.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const farthest = Math.max(...finished.map((added, place) => Math.abs(added - place)));
  return [
    `| ${files} photos of ${(bytesEach / 1000).toFixed(0)} kB, phone, slow 4G, CPU 4 × slower | |`,
    "|---|---|",
    `| presses and keys meanwhile | ${delays.length} |`,
    `| their delay | p50 ${at(0.5)} ms, p75 ${at(0.75)} ms, p99 ${at(0.99)} ms |`,
    `| time | ${seconds.toFixed(0)} s |`,
    `| lost | ${lost} |`,
    `| farthest that a file finished from its place in the queue | ${farthest} places |`,
  ].join("\n");
}
