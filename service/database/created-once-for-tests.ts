import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

export const cache = join(import.meta.dirname, "../../.cache");

/**
 * A folder of the cache that tests copy from. Created in a folder of its own and then renamed: other processes may do the
 * same, and the first one wins.
 */
export async function createdOnce(name: string, create: (folder: string) => Promise<void>): Promise<string> {
  const created = join(cache, name);
  if (existsSync(created)) return created;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(`${created}-`);
  try {
    await create(folder);
    await rename(folder, created);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!existsSync(created)) throw error;
  }
  return created;
}
