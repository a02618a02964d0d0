import { pageDeletions, sendDeletionsBeforeEnd } from "#lib/browser/deletion/page-deletions.ts";
import { isWaiting } from "#lib/browser/drafts/draft.ts";
import { storeDraftCount } from "#lib/browser/drafts/draft-flags.ts";
import { draftsOf, removeDraftsOf } from "#lib/browser/drafts/drafts.ts";
import { storeUnsavedWords, unsavedWordIds } from "#lib/browser/media/unsaved-words.ts";
import { forgetPages } from "#lib/browser/offline/forget-pages.ts";
import { isPageSafe } from "#lib/browser/open-forms.ts";
import { whenProfileSaved } from "#lib/browser/profile/save-profile.ts";
import { readSession } from "#lib/browser/session/read-session.ts";
import { noteSignOut, noteStay } from "#lib/browser/session/session-messages.ts";
import { countUploads, removeUploads, storedUploads } from "#lib/browser/uploading/leave-uploads.ts";
import { endUploads, resumeUploads, whenFilesStored } from "#lib/browser/uploading/uploads.ts";

const longestWaitMs = 2_000;
const sentAfterMs = 2_000;

/** Numbers of things that only this device has. */
export interface UnsavedWork {
  drafts: number;
  /** Drafts of these that wait for a connection to be published. */
  queued: number;
  /** Files that are not uploaded yet; their uploads continue after the next sign-in. */
  files: number;
  /** Further ones, which the device couldn't store. */
  lost: number;
  /** Ids of files with an unsaved title or description. */
  words: readonly string[];
}

/**
 * What a sign-out has to ask about; if there is nothing, leftovers of finished uploads are removed. Of a device that
 * doesn't answer in time, nothing is known or removed. Texts that it refuses to store aren't here: the browser asks
 * about them.
 */
export async function unsavedWork(memberId: string): Promise<UnsavedWork | undefined> {
  await Promise.race([isPageSafe(), late()]);
  const [drafts = [], stored] = await Promise.all([
    Promise.race([draftsOf(memberId).catch(() => []), late()]),
    Promise.race([
      whenFilesStored()
        .then(() => storedUploads(memberId))
        .catch(() => undefined),
      late(),
    ]),
  ]);
  const { files, lost } = countUploads(stored);
  const { hidden } = pageDeletions().now();
  const words = unsavedWordIds(memberId).filter((id) => !hidden.has(id));
  const queued = drafts.filter(isWaiting).length;
  if (drafts.length + files + lost + words.length > 0)
    return { drafts: drafts.length, queued, files, lost, words };
  if (stored !== undefined) await Promise.race([removeUploads(memberId), late()]);
  return undefined;
}

/**
 * Removes from this device what the question names: words of files whose delete is pending stay until it is confirmed.
 * Rejects if the device fails to remove the drafts, or doesn't in time.
 */
export async function removeUnsavedWork(
  memberId: string,
  { drafts, files, words }: UnsavedWork,
): Promise<void> {
  if (drafts > 0) await removeDrafts(memberId);
  for (const id of words) storeUnsavedWords(memberId, id, undefined);
  if (files > 0 || (await hasOnlyLost(memberId))) await Promise.race([removeUploads(memberId), late()]);
}

async function removeDrafts(memberId: string): Promise<void> {
  const stop = new AbortController();
  const isInTime = await Promise.race([removeDraftsOf(memberId, stop.signal).then(() => true), late()]);
  stop.abort();
  if (!isInTime) throw new Error("The device didn’t remove the drafts in time.");
  storeDraftCount(memberId, 0);
}

async function hasOnlyLost(memberId: string): Promise<boolean> {
  const stored = await Promise.race([storedUploads(memberId), late()]);
  return stored?.every(({ isWhole }) => !isWhole) ?? false;
}

/** Counts the sign-outs of this page: what an earlier one left to be undone is no longer undone. */
let signOuts = 0;

/** While there is still a session: sends pending deletions, saves the profile, stops uploads and removes stored pages. */
export async function endBeforeSignOut(): Promise<void> {
  signOuts++;
  // Pages that are being stored look at it.
  noteSignOut();
  const ends = Promise.all([sendDeletionsBeforeEnd(), forgetPages(), endUploads("hold"), whenProfileSaved()]);
  await Promise.race([ends, late()]);
}

/**
 * Undoes it if the member stays after all: with work that would be lost, the browser asks about leaving once the
 * sign-out is sent.
 */
export function resumeIfStaying(memberId: string, onStay: () => void): void {
  const latest = signOuts;
  async function look(): Promise<void> {
    const session = await readSession();
    const isOver = session === "noSession" || (session !== "unreachable" && session.memberId !== memberId);
    if (isOver || signOuts !== latest) return;
    noteStay(memberId);
    onStay();
    await resumeUploads();
  }
  // The question stops timers: the second one begins after its answer, and a sign-out has ended the session by then.
  const onUnload = (event: BeforeUnloadEvent) =>
    void setTimeout(() => event.defaultPrevented && setTimeout(() => void look(), sentAfterMs));
  window.addEventListener("beforeunload", onUnload, { once: true });
}

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMs));
