import {
  type MediaWords,
  type MergedWords,
  mergeWords,
  wordsOf,
  writeOf,
} from "#lib/content/media/media-words.ts";
import type { Media } from "#lib/space/media.ts";
import { readMedia, updateMedia } from "#lib/space/media-list.ts";
import type { Send } from "#lib/space/send.ts";
import { isSpaceError, type SpaceError } from "#lib/space/space-error.ts";
import { isInDoubt } from "../send/in-doubt.ts";

/** Why words about a Media are not saved. */
export type SaveProblem = "denied" | "unreachable" | "ended" | "otherMember" | "gone" | "invalid" | "other";

export type SaveEnd =
  | { is: "saved"; media: Media }
  /** Somebody has changed it meanwhile: what there is now, and both put together. */
  | { is: "conflict"; media: Media; merged: MergedWords }
  | { is: "problem"; problem: SaveProblem; message?: string };

interface Save {
  mediaId: string;
  /** The `sys.version` that the words were made from, and what was written then. */
  version: number;
  base: MediaWords;
  words: MediaWords;
  localeIds: readonly string[];
}

const problems = new Map<string, SaveProblem>([
  ["AccessDenied", "denied"],
  ["Unavailable", "unreachable"],
  ["Unreachable", "unreachable"],
  ["SessionEnded", "ended"],
  ["OtherMember", "otherMember"],
  ["NotFound", "gone"],
  ["ValidationFailed", "invalid"],
]);

const mostTries = 3;

/**
 * Saves title and description. After a 409 `VersionMismatch` what one side alone has changed is put together and sent
 * again; what both have changed is handed back. An answer that is lost is looked for.
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

/** What is there now: my own words, that had arrived after all, or somebody else's. */
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
    problem: problems.get(error.code) ?? "other",
    ...(message !== undefined && { message }),
  };
}
