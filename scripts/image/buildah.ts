import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";

export const workFolder = resolve(".cache/image-try");
const [root, runRoot] = [join(workFolder, "storage"), join(workFolder, "run")];

/** @returns what it prints. @throws Error with all that it said, unless it ends with 0. */
export function buildah(command: string, ...args: string[]): string {
  const storage = ["--root", root, "--runroot", runRoot, "--storage-driver", "vfs"];
  return output("buildah", [...storage, command, ...args]);
}

/** Removes all images and containers: each of their layers is a whole copy, eight gigabytes together. */
export async function removeImages(): Promise<void> {
  for (const folder of [root, runRoot]) await rm(folder, { recursive: true, force: true });
}

/** The same of any program. */
export function output(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(" ")}\n${stdout}\n${stderr}\n${error?.message ?? ""}`);
}
