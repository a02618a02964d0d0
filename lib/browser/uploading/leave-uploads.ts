import { browserSend } from "../send/send.ts";
import { stealForTab, takeForTab } from "../tab-lock.ts";
import { takeBack } from "./media/media-step.ts";
import { whenRemoved } from "./removal-news.ts";
import type { KeptUpload } from "./shelf/kept-upload.ts";
import { pageShelf } from "./shelf/page-shelf.ts";
import { uploadLock } from "./upload-place.ts";
import { endUploads, uploadsNow } from "./uploads.ts";

/** How many files of the member are not uploaded yet: in this tab, and what this device keeps for a later one. */
export async function countUploads(memberId: string): Promise<number> {
  const kept = await pageShelf(memberId).all(memberId);
  // What was refused is not waited for.
  const waiting = kept.filter(({ mediaId, problem }) => mediaId === undefined && problem === undefined);
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
    await shelf.remove(kept.id);
    if (!own.has(kept.id)) answers.push(removeElsewhere(kept));
  }
  await Promise.all(answers);
}

/** Another tab that has it knows more of it, and takes it back by itself, as long as there is a session. */
async function removeElsewhere(kept: KeptUpload): Promise<void> {
  const { id, memberId } = kept;
  const isElsewhere = "locks" in navigator && (await takeForTab(uploadLock(id))) === undefined;
  const steal = async () => {
    await stealForTab(uploadLock(id));
    // What that tab has learnt meanwhile.
    await pageShelf(memberId).remove(id);
  };
  if (isElsewhere && (await whenRemoved(id, steal))) return;
  await takeBackKept(kept);
}

async function takeBackKept(kept: KeptUpload): Promise<void> {
  if (kept.mediaId === undefined) await takeBack(browserSend, { kept, media: undefined });
}
