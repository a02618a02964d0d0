import { randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { z } from "zod";
import { isCode } from "#service/error-code.ts";

const holderSchema = z.object({ pid: z.int().positive(), startedAt: z.string().nullable() });
type Holder = z.infer<typeof holderSchema>;

const heldByThisProcess = new Set<string>();

/**
 * Lets one process at a time use a directory, because two PGlites in one would destroy it. The lock is a file beside it
 * that names its holder; a holder that no longer runs (`kill -9`, a reboot, a restarted container) is ignored. Throws a
 * sentence that names a live holder.
 */
export async function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  const file = `${directory}.lock`;
  await removeWhenHolderIsGone(file, directory);
  const own: Holder = { pid: process.pid, startedAt: await processStart(process.pid) };
  // Linked once it is complete: a lock without a holder counts as broken and is removed.
  const written = `${file}-${randomUUID()}`;
  try {
    await writeFile(written, JSON.stringify(own));
    await link(written, file);
  } catch (error) {
    if (isCode(error, "EEXIST")) throw inUse(directory, "another process");
    throw error;
  } finally {
    await rm(written, { force: true });
  }
  heldByThisProcess.add(file);
  return {
    release: async () => {
      if (heldByThisProcess.delete(file)) await rm(file, { force: true });
    },
  };
}

async function removeWhenHolderIsGone(file: string, directory: string): Promise<void> {
  const holder = await readHolder(file);
  if (holder === "none") return;
  if (holder !== "unreadable" && (await isAlive(holder, file))) {
    throw inUse(directory, `process ${holder.pid}`);
  }
  await rm(file, { force: true });
}

async function readHolder(file: string): Promise<Holder | "none" | "unreadable"> {
  try {
    const parsed = holderSchema.safeParse(JSON.parse(await readFile(file, "utf8")));
    return parsed.success ? parsed.data : "unreadable";
  } catch (error) {
    return isCode(error, "ENOENT") ? "none" : "unreadable";
  }
}

async function isAlive(holder: Holder, file: string): Promise<boolean> {
  if (holder.pid === process.pid) return heldByThisProcess.has(file);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return isCode(error, "EPERM");
  }
  return holder.startedAt === null || holder.startedAt === (await processStart(holder.pid));
}

/**
 * The start time of a process in ticks since boot, to recognize a reused process id. Null for a zombie (containers
 * often don't reap), and without /proc.
 */
async function processStart(pid: number): Promise<string | null> {
  try {
    const [bootId, stat] = await Promise.all([
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
      readFile(`/proc/${pid}/stat`, "utf8"),
    ]);
    // The name in parentheses may contain spaces; the state and, 19 values later, the start time follow.
    const values = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, ticks] = [values[0], values[19]];
    return ticks === undefined || state === "Z" || state === "X" ? null : `${bootId.trim()} ${ticks}`;
  } catch {
    return null;
  }
}

function inUse(directory: string, holder: string): Error {
  return new Error(
    `The database in ${directory} is in use by ${holder}. Stop that process, or set DATA_DIR to another folder.`,
  );
}
