import { pageDeletions } from "#lib/browser/deletion/page-deletions.ts";
import { draftsOf, removeDraftsOf } from "#lib/browser/drafts/drafts.ts";
import { storeDraftCount } from "#lib/browser/drafts/reserved-space.ts";
import { countKeptWords, removeKeptWords } from "#lib/browser/media/kept-words.ts";
import { whenProfileSaved } from "#lib/browser/profile/save-profile.ts";
import { sendBeforeEnd } from "#lib/browser/send/send-when-leaving.ts";
import { countUploads, removeUploads } from "#lib/browser/uploading/leave-uploads.ts";
import { endUploads } from "#lib/browser/uploading/uploads.ts";

const longestWaitMs = 2_000;

/** What of a member only this device has. */
export interface KeptHere {
  drafts: number;
  /** Files that are not uploaded yet. */
  files: number;
  /** Files whose title or description was typed and not saved. */
  words: number;
}

/** What is to be asked about; where there is nothing of that, nothing of files stays either that are uploaded by now. */
export async function keptHere(memberId: string): Promise<KeptHere | undefined> {
  const [drafts, files] = await Promise.all([
    draftsOf(memberId).then(
      ({ length }) => length,
      () => 0,
    ),
    countUploads(memberId).catch(() => 0),
  ]);
  const words = countKeptWords(memberId);
  if (drafts + files + words > 0) return { drafts, files, words };
  await Promise.race([removeUploads(memberId), late()]);
  return undefined;
}

/** Nothing of the member stays on this device. Rejects when the device does not let it be removed. */
export async function removeKept(memberId: string): Promise<void> {
  await removeDraftsOf(memberId);
  storeDraftCount(memberId, 0);
  removeKeptWords(memberId);
  await Promise.race([removeUploads(memberId), late()]);
}

/**
 * What can still be taken back is deleted while there is a session for it, what one changed of oneself is saved, and no
 * file goes on without one.
 */
export async function endBeforeSignOut(): Promise<void> {
  const ends = [endUploads("hold"), whenProfileSaved()];
  await Promise.all([sendBeforeEnd(pageDeletions()), ...ends.map((end) => Promise.race([end, late()]))]);
}

const late = () => new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
