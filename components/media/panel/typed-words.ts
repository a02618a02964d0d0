import type { SaveEnd } from "#lib/browser/media/save-words.ts";
import type { UnsavedWords } from "#lib/browser/media/unsaved-words.ts";
import {
  changedSlots,
  type MediaWords,
  mergeWords,
  typedSince,
  type WordSlot,
  wordsOf,
} from "#lib/content/media/media-words.ts";
import type { Media } from "#lib/space/media.ts";

/** What is typed about a file, and the version that it was made from. */
export interface TypedWords extends UnsavedWords {
  /** Where both sides have changed the same; what stands there is mine until it is decided. */
  open: readonly WordSlot[];
  /** Who changed it meanwhile: what is saved takes the place of that. */
  theirs?: { media: Media; words: MediaWords };
}

export function isUnsaved({ theirs, base, words }: TypedWords): boolean {
  return changedSlots(theirs?.words ?? base, words).length > 0;
}

/** What was kept, put together with what has been published since. */
export function resumedWords(kept: UnsavedWords, media: Media, now: MediaWords): TypedWords {
  if (kept.version === media.sys.version) return { ...kept, open: [] };
  return { ...kept, ...mergeWords(kept.base, kept.words, now), theirs: { media, words: now } };
}

/** What is still to be saved when the answer to `sent` has come: what was typed while it was under way stays. */
export function wordsAfter(
  sent: TypedWords,
  newest: TypedWords,
  end: Exclude<SaveEnd, { is: "problem" }>,
  localeIds: readonly string[],
): TypedWords | undefined {
  const { media } = end;
  const now = wordsOf(media, localeIds);
  if (end.is === "conflict") {
    const { words, open } = end.merged;
    return {
      ...newest,
      words: typedSince(sent.words, newest.words, words) ?? words,
      open,
      theirs: { media, words: now },
    };
  }
  const words = typedSince(sent.words, newest.words, now);
  return words && { version: media.sys.version, base: now, words, open: [] };
}
