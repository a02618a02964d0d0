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

/** Unsaved words of a file, with the version that they are based on. */
export interface TypedWords extends UnsavedWords {
  /** Fields that both sides changed; each shows mine until the member decides. */
  open: readonly WordSlot[];
  /** Who changed the file meanwhile; saving overwrites that change. */
  theirs?: { media: Media; words: MediaWords };
}

export function isUnsaved({ theirs, base, words }: TypedWords): boolean {
  return changedSlots(theirs?.words ?? base, words).length > 0;
}

/** Merges stored words with what was published since. */
export function resumedWords(kept: UnsavedWords, media: Media, now: MediaWords): TypedWords {
  if (kept.version === media.sys.version) return { ...kept, open: [] };
  return { ...kept, ...mergeWords(kept.base, kept.words, now), theirs: { media, words: now } };
}

/** What is still unsaved after `sent` was saved: what was typed during the request. */
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
