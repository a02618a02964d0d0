import { spawn } from "node:child_process";

/** Runs one of the project's programs; returns its output if it found something. */
export async function commandProblems(script: string, args: readonly string[]): Promise<string[]> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, FORCE_COLOR: "0", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code === 0) return [];
  return [Buffer.concat(chunks).toString().trim() || `${script} ended with exit code ${code}`];
}
