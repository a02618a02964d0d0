import { browserSend } from "../send/send.ts";
import { stealForTab, takeForTab } from "../tab-lock.ts";
import { withdraw } from "./create-media.ts";
import { whenRemoved } from "./removal-news.ts";
import { uploadLock } from "./upload-context.ts";
import { deviceUploads, type StoredUpload } from "./upload-storage.ts";
import { nextStep } from "./upload-store.ts";
import { endUploads, uploadsNow } from "./uploads.ts";

/** The member's unfinished uploads on this device; one that is not whole can't continue without its file. */
export async function storedUploads(memberId: string): Promise<{ id: string; isWhole: boolean }[]> {
  const found = await readUploads(memberId);
  // An upload may have ended between the reading of its row and of its file.
  return found.every(({ isWhole }) => isWhole) ? found : await readUploads(memberId);
}

async function readUploads(memberId: string): Promise<{ id: string; isWhole: boolean }[]> {
  const storage = deviceUploads(memberId);
  const all = await storage.all(memberId);
  const unfinished = all.filter(({ mediaId, problem }) => mediaId === undefined && problem === undefined);
  return await Promise.all(
    unfinished.map(async (stored) => {
      const { id } = stored;
      return { id, isWhole: nextStep(stored) !== "send" || (await storage.fileOf(id)) !== undefined };
    }),
  );
}

/**
 * How many of these and of this tab's files are uploaded after the next sign-in, and how many are lost. Without these,
 * only those are known to be lost whose file the device doesn't have.
 */
export function countUploads(stored: Awaited<ReturnType<typeof storedUploads>> | undefined) {
  const here = uploadsNow().filter(
    ({ state, mediaId, isOnlyHere }) =>
      isOnlyHere || (stored !== undefined && mediaId === undefined && state !== "failed"),
  );
  const all = new Set([...(stored ?? []), ...here].map(({ id }) => id));
  const files = (stored ?? []).filter(({ isWhole }) => isWhole).length;
  return { files, lost: all.size - files };
}

/**
 * Removes all uploads of the member from this device, in every tab, and withdraws what was sent of them; Media stay.
 * Resolves when all is answered.
 */
export async function removeUploads(memberId: string): Promise<void> {
  const own = new Set(uploadsNow().map(({ id }) => id));
  const answers = [endUploads("cancel")];
  const storage = deviceUploads(memberId);
  for (const stored of await storage.all(memberId)) {
    await storage.remove(stored.id);
    if (!own.has(stored.id)) answers.push(removeElsewhere(stored));
  }
  await Promise.all(answers);
}

/** A tab that has the upload knows more of it, and removes it itself, as long as there is a session. */
async function removeElsewhere(stored: StoredUpload): Promise<void> {
  const { id, memberId, mediaId } = stored;
  const isElsewhere = (await takeForTab(uploadLock(id))) === undefined;
  const steal = async () => {
    await stealForTab(uploadLock(id));
    // What that tab has stored in the meantime.
    await deviceUploads(memberId).remove(id);
  };
  if (isElsewhere && (await whenRemoved(id, steal))) return;
  if (mediaId === undefined) await withdraw(browserSend, stored);
}
