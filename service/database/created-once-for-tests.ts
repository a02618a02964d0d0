import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, utimes } from "node:fs/promises";
import { join } from "node:path";

const dayMilliseconds = 24 * 60 * 60 * 1000;
const cache = join(import.meta.dirname, "../../.cache");

/**
 * A folder of the cache that tests copy from. Created in a folder of its own and then renamed: other processes may do the
 * same, and the first one wins.
 * @param name `KIND-KEY`: a new one takes the place of old ones of its kind
 */
export async function createdOnce(name: string, create: (folder: string) => Promise<void>): Promise<string> {
  const created = join(cache, name);
  if (existsSync(created)) {
    await utimes(created, new Date(), new Date()).catch(ofAnotherAccount);
    return created;
  }
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(`${created}-`);
  try {
    await create(folder);
    await rename(folder, created);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!existsSync(created)) throw error;
  }
  await removeOld(name.slice(0, name.indexOf("-") + 1));
  return created;
}

/** Those of other sources, and of processes that were killed. One that was asked for lately may be in use. */
async function removeOld(prefix: string): Promise<void> {
  for (const name of (await readdir(cache)).filter((each) => each.startsWith(prefix))) {
    const folder = join(cache, name);
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedAt > dayMilliseconds) {
      await rm(folder, { recursive: true, force: true }).catch(ofAnotherAccount);
    }
  }
}

/** Neither changed nor removed by this one. */
const ofAnotherAccount = () => undefined;
