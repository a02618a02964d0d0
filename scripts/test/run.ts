import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { type Results, resultsOfRun } from "./results.ts";

interface Run {
  title: string;
  /** What Node.js is given. */
  command: readonly string[];
  reportFile: string;
  read: (report: unknown) => Results;
}

/** Runs a test runner, prints its output and counts the results in its report. */
export async function run({ title, command, reportFile, read }: Run): Promise<Results> {
  const begin = performance.now();
  await rm(reportFile, { force: true });
  console.log(`\n${title}`);
  const child = spawn(process.execPath, command, { stdio: "inherit" });
  const stop = () => child.kill("SIGINT");
  process.on("SIGTERM", stop);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
  process.off("SIGTERM", stop);
  console.log(`${title}: ${Math.round((performance.now() - begin) / 1000)} s`);
  return resultsOfRun(title, exitCode, reportFile, read);
}
