import { rmSync } from "node:fs";
import { chmod, mkdtemp, statfs } from "node:fs/promises";

const shared = "/dev/shm";
/** Several times what all tests have there at once. */
const neededBytes = 2 * 1024 ** 3;

/**
 * Gives tests a temporary folder in memory, if there is room. A PostgreSQL data folder has a thousand files, and creating
 * them on a disk can take half a CPU second.
 */
export default async function setup(): Promise<void> {
  if (process.env.TMPDIR !== undefined || !(await isRoomy())) return;
  const folder = await mkdtemp(`${shared}/atrium-`);
  // PostgreSQL runs as another account.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  // Also after Ctrl-C, which skips teardowns.
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

async function isRoomy(): Promise<boolean> {
  const found = await statfs(shared).catch(() => undefined);
  return found !== undefined && Math.min(found.bavail * found.bsize, process.availableMemory()) > neededBytes;
}
