import { rmSync } from "node:fs";
import { chmod, mkdtemp, statfs } from "node:fs/promises";

const shared = "/dev/shm";
/** Several times what all tests have there at once. */
const neededBytes = 2 * 1024 ** 3;

/**
 * Where tests write files that nobody keeps: in memory, if there is room. A PostgreSQL has a thousand of them, and a disk
 * may take half a CPU second to create them all.
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
