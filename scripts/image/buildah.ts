import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

export const workFolder = resolve(".cache/image-try");
const storage = ["--root", join(workFolder, "storage"), "--runroot", join(workFolder, "run")];

/** @returns what it prints. @throws Error with all that it said, unless it ends with 0. */
export function buildah(command: string, ...args: string[]): string {
  return output("buildah", [...storage, "--storage-driver", "vfs", command, ...args]);
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
