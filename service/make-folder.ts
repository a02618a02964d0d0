import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a folder and its parents for their owner only. Node.js' recursive `mkdir` never returns if the existing
 * parent allows no folders, such as `/proc`; this throws.
 */
export async function makeFolder(path: string): Promise<void> {
  const above = dirname(path);
  if (above !== path && (await found(above)) === undefined) await makeFolder(above);
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (!(await found(path))?.isDirectory()) throw error;
  }
}

const found = (path: string) => stat(path).catch(() => undefined);
