import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { type Results, resultsOfRun } from "./results.ts";

interface Run {
  title: string;
  /** What Node.js is given. */
  command: readonly string[];
  reportFile: string;
  read: (report: unknown) => Results;
  /** For a run beside another one, whose lines would come between. */
  printsAtEnd?: boolean;
}

/** Runs a test runner, prints its output and counts the results in its report. */
export async function run({ title, command, reportFile, read, printsAtEnd = false }: Run): Promise<Results> {
  const begin = performance.now();
  await rm(reportFile, { force: true });
  console.log(`\n${title}${printsAtEnd ? ": started" : ""}`);
  const output = printsAtEnd ? "pipe" : "inherit";
  const child = spawn(process.execPath, command, { stdio: ["inherit", output, output] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => void chunks.push(chunk));
  const stop = () => child.kill("SIGINT");
  process.on("SIGTERM", stop);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
  process.off("SIGTERM", stop);
  process.stdout.write(Buffer.concat(chunks));
  console.log(`${title}: ${Math.round((performance.now() - begin) / 1000)} s`);
  return resultsOfRun(title, exitCode, reportFile, read);
}
