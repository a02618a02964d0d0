import {
  type MediaWords,
  type MergedWords,
  mergeWords,
  wordsOf,
  writeOf,
} from "#lib/content/media/media-words.ts";
import { problemKind } from "#lib/content/space-problem.ts";
import type { Media } from "#lib/space/media.ts";
import { readMedia, updateMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";
import { isInDoubt, isSpaceError, type SpaceError } from "#lib/space/space-error.ts";

const named = ["refused", "unreachable", "ended", "otherMember", "gone", "invalid"] as const;

export type SaveProblem = (typeof named)[number] | "other";

export type SaveEnd =
  | { is: "saved"; media: Media }
  /** Changed by another member: the current Media, and both merged. */
  | { is: "conflict"; media: Media; merged: MergedWords }
  | { is: "problem"; problem: SaveProblem; message?: string };

interface Save {
  mediaId: string;
  /** The version and texts from which these were made. */
  version: number;
  base: MediaWords;
  words: MediaWords;
  localeIds: readonly string[];
}

const mostTries = 3;

/**
 * Saves title and description. After a 409 `VersionMismatch` it merges and retries; what both sides changed
 * is a conflict. After a lost answer, reads the Media.
 */
export async function saveWords(send: Send, save: Save, tries = mostTries): Promise<SaveEnd> {
  try {
    return { is: "saved", media: await updateMedia(send, save.mediaId, save.version, writeOf(save.words)) };
  } catch (error) {
    if (!isSpaceError(error)) throw error;
    if (error.code !== "VersionMismatch" && !isInDoubt(error)) return problemOf(error);
    const end = await lookAt(send, save, error);
    if (end.is !== "conflict" || end.merged.open.length > 0 || tries <= 1) return end;
    const { media, merged } = end;
    const base = wordsOf(media, save.localeIds);
    return await saveWords(
      send,
      { ...save, version: media.sys.version, base, words: merged.words },
      tries - 1,
    );
  }
}

/** The current state: my own texts, which arrived after all, or another member's. */
async function lookAt(send: Send, save: Save, error: SpaceError): Promise<SaveEnd> {
  try {
    const media = await readMedia(send, save.mediaId, 1);
    const theirs = wordsOf(media, save.localeIds);
    if (JSON.stringify(writeOf(theirs)) === JSON.stringify(writeOf(save.words)))
      return { is: "saved", media };
    if (media.sys.version === save.version) return problemOf(error);
    return { is: "conflict", media, merged: mergeWords(save.base, save.words, theirs) };
  } catch (lost) {
    if (!isSpaceError(lost)) throw lost;
    return problemOf(lost);
  }
}

function problemOf(error: SpaceError): SaveEnd {
  const message = error.fieldProblems[0]?.message;
  return {
    is: "problem",
    problem: problemKind(error.code, named),
    ...(message !== undefined && { message }),
  };
}
