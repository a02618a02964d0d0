import { browserSend } from "../send/send.ts";
import { stealForTab, takeForTab } from "../tab-lock.ts";
import { withdraw } from "./create-media.ts";
import { whenRemoved } from "./removal-news.ts";
import { uploadLock } from "./upload-context.ts";
import { deviceUploads, type StoredUpload } from "./upload-storage.ts";
import { endUploads, uploadsNow } from "./uploads.ts";

/** How many of the member's files are not uploaded yet: in this tab, and stored on this device. */
export async function countUploads(memberId: string): Promise<number> {
  const all = await deviceUploads(memberId).all(memberId);
  const stored = all.filter(({ mediaId, problem }) => mediaId === undefined && problem === undefined);
  const here = uploadsNow().filter(({ state, mediaId }) => mediaId === undefined && state !== "failed");
  return new Set([...stored, ...here].map(({ id }) => id)).size;
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
  const isElsewhere = "locks" in navigator && (await takeForTab(uploadLock(id))) === undefined;
  const steal = async () => {
    await stealForTab(uploadLock(id));
    // What that tab has stored in the meantime.
    await deviceUploads(memberId).remove(id);
  };
  if (isElsewhere && (await whenRemoved(id, steal))) return;
  if (mediaId === undefined) await withdraw(browserSend, stored);
}
