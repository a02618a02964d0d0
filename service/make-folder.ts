import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A folder for its owner alone, with those above it. Node.js' recursive `mkdir` never ends in a folder that exists and in which
 * nothing can be created, such as `/proc`: this throws then.
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
