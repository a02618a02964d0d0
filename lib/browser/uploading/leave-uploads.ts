import { browserSend } from "../send.ts";
import { stealForTab, takeForTab } from "../tab-lock.ts";
import type { KeptUpload } from "./kept-upload.ts";
import { takeBack } from "./media-step.ts";
import { pageShelf } from "./page-shelf.ts";
import { uploadLock } from "./upload-place.ts";
import { endUploads, uploadsNow } from "./uploads.ts";

/** How many files of the member are not uploaded yet: in this tab, and what this device keeps for a later one. */
export async function countUploads(memberId: string): Promise<number> {
  const kept = await pageShelf(memberId).all(memberId);
  const waiting = kept.filter(({ mediaId }) => mediaId === undefined);
  // What was refused is not kept, and not waited for.
  const here = uploadsNow().filter(({ state, media }) => media === undefined && state !== "failed");
  return new Set([...waiting, ...here].map(({ id }) => id)).size;
}

/**
 * Nothing of a member's files stays on this device, and what was sent of them is taken back: in this tab, in others,
 * and where no tab has it. What is a Media by now stays one. Resolves when all is answered.
 */
export async function removeUploads(memberId: string): Promise<void> {
  const own = new Set(uploadsNow().map(({ id }) => id));
  const answers = [endUploads("cancel")];
  const shelf = pageShelf(memberId);
  for (const kept of await shelf.all(memberId)) {
    const isElsewhere = !own.has(kept.id) && (await isInOtherTab(kept.id));
    await shelf.remove(kept.id);
    if (!own.has(kept.id) && !isElsewhere) answers.push(takeBackKept(kept));
  }
  await Promise.all(answers);
}

/** Whether another tab has it; that one takes it back once it has lost it. */
async function isInOtherTab(id: string): Promise<boolean> {
  if (!("locks" in navigator)) return false;
  if ((await takeForTab(uploadLock(id))) !== undefined) return false;
  await stealForTab(uploadLock(id));
  return true;
}

async function takeBackKept(kept: KeptUpload): Promise<void> {
  if (kept.mediaId === undefined) await takeBack(browserSend, { kept, media: undefined });
}
