import type { QueueParts } from "./queue-parts.ts";
import { newItem, nextStep, type UploadItem } from "./upload-store.ts";

/** How long a finished Media is stored for a target that no page opens. */
const longestWaitMs = 7 * 24 * 60 * 60_000;

/** The member's unfinished uploads of earlier pages that no other tab handles. */
export async function restoreUploads(
  { storage, lock, memberId }: Pick<QueueParts, "storage" | "lock" | "memberId">,
  isKnown: (id: string) => boolean,
): Promise<readonly UploadItem[]> {
  const restored: UploadItem[] = [];
  const locked = new Map<string, () => void>();
  for (const { id, isDone, addedAt } of await storage.all(memberId)) {
    const isExpired = isDone && addedAt < Date.now() - longestWaitMs;
    if (isExpired) await storage.remove(id);
    const unlock = isExpired || isKnown(id) ? undefined : await lock(id);
    if (unlock !== undefined) locked.set(id, unlock);
  }
  // Another tab may have changed or removed them before it unlocked them.
  for (const stored of await storage.all(memberId)) {
    const { id, isDone = false, isPaused } = stored;
    const unlock = locked.get(id);
    if (unlock === undefined) continue;
    locked.delete(id);
    const file = await storage.fileOf(id);
    const isFileMissing = file === undefined && nextStep(stored) === "send";
    const problem = stored.problem ?? (isFileMissing ? "chooseAgain" : undefined);
    const state = problem !== undefined ? "failed" : isPaused ? "paused" : "waiting";
    restored.push({ ...newItem(stored, file), state, problem, unlock, isFileStored: true, isHidden: isDone });
  }
  for (const unlock of locked.values()) unlock();
  return restored;
}
