import { chmodSync, fchmodSync, fstatSync, mkdirSync, openSync, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import * as z from "zod";

export interface ProgramLog {
  /** Where a program's standard output goes: straight into the file, whatever happens to its parent. */
  file: number;
  takeErrors(stream: Readable): void;
  /** What it warned of since it was started: its standard error, and its log lines from "warn" up. */
  troubles(): Promise<string[]>;
}

const warnLevel = 40;
const logLine = z.object({
  level: z.number(),
  msg: z.string().optional(),
  event: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
});

/** The log file of one program, which its earlier runs have begun. It is for its owner alone, as its folder is. */
export function programLog(path: string): ProgramLog {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  chmodSync(dirname(path), 0o700);
  const file = openSync(path, "a", 0o600);
  fchmodSync(file, 0o600);
  const begin = fstatSync(file).size;
  const errors: string[] = [];
  return {
    file,
    takeErrors: (stream) => {
      stream.setEncoding("utf8").on("data", (text: string) => {
        errors.push(text);
        writeSync(file, text);
      });
    },
    troubles: async () => {
      const printed = (await readFile(path)).subarray(begin).toString();
      const said = errors.splice(0).join("").trim();
      return [...printed.split("\n").flatMap(warningOf), ...(said === "" ? [] : [said])];
    },
  };
}

function warningOf(line: string): string[] {
  if (!line.startsWith("{")) return [];
  try {
    const { data } = logLine.safeParse(JSON.parse(line));
    if (data === undefined || data.level < warnLevel) return [];
    return [[data.msg ?? data.event, data.err?.message].filter(Boolean).join(": ")];
  } catch {
    return [];
  }
}
