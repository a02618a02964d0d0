import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import { installDebianPackages, mayInstallDebianPackages } from "../../../scripts/prepare/debian.mjs";
import { findProgram } from "../../../scripts/prepare/find-program.mjs";
import { PlainError } from "../../../scripts/run/plain-error.ts";

/** Times in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  answered: number;
  failed: number;
}

export interface Target {
  url: string;
  headers: Record<string, string>;
}

const connections = 16;
/** Of one answer, beyond which it failed. */
const timeout = "30s";
const script = fileURLToPath(new URL("report.lua", import.meta.url));
const schema = z.object({
  answered: z.number(),
  microseconds: z.number(),
  failed: z.number(),
  p50: z.number(),
  p99: z.number(),
});

/** Sixteen kept connections that ask one after the other, from one thread of another process. */
export async function load({ url, headers }: Target, seconds: number): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--timeout",
    timeout,
    "-s",
    script,
    ...named,
    url,
  ];
  const { stdout } = await promisify(execFile)("wrk", args);
  const line = /^JSON (.+)$/m.exec(stdout)?.[1];
  if (line === undefined) throw new Error(`wrk said nothing of its measures:\n${stdout}`);
  const { microseconds, ...load } = schema.parse(JSON.parse(line));
  return { ...load, perSecond: (load.answered * 1e6) / microseconds };
}

export function prepareWrk(): void {
  prepareProgram("wrk", "wrk");
}

export function prepareProgram(program: string, debianPackage: string): void {
  if (findProgram([program]) !== undefined) return;
  if (!mayInstallDebianPackages())
    throw new PlainError(`This benchmark needs the program ${program}. Install it.`);
  installDebianPackages([debianPackage]);
}
