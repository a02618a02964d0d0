import { composed } from "#lib/fields/canonical-text.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";
import type { Media, MediaWrite } from "#lib/space/media.ts";

export const wordFields = ["title", "description"] as const;
export type WordField = (typeof wordFields)[number];

/** Title and description by locale; "" if empty. */
export type MediaWords = Record<WordField, Record<string, string>>;

export interface WordSlot {
  field: WordField;
  localeId: string;
}

/** The name of the form control. */
export function slotName({ field, localeId }: WordSlot): string {
  return `${field}.${localeId}`;
}

export function withTyped(words: MediaWords, typed: ReadonlyMap<string, string>): MediaWords {
  return slotsOf(words, words).reduce((sum, slot) => {
    const text = typed.get(slotName(slot));
    return text === undefined ? sum : withWord(sum, slot, text);
  }, words);
}

/** In the Space's locales and any others that the Media has. */
export function wordsOf({ fields }: Media, localeIds: readonly string[]): MediaWords {
  const empty = Object.fromEntries(localeIds.map((localeId) => [localeId, ""]));
  return { title: { ...empty, ...fields.title }, description: { ...empty, ...fields.description } };
}

export function wordIn(words: MediaWords, { field, localeId }: WordSlot): string {
  return words[field][localeId] ?? "";
}

export function withWord(words: MediaWords, { field, localeId }: WordSlot, text: string): MediaWords {
  return { ...words, [field]: { ...words[field], [localeId]: text } };
}

/** Slots that differ, except for surrounding white space. */
export function changedSlots(one: MediaWords, other: MediaWords): WordSlot[] {
  return slotsOf(one, other).filter((slot) => wordIn(one, slot).trim() !== wordIn(other, slot).trim());
}

/**
 * Text typed after `sent` left, merged into the answer; undefined if none. White space counts here: it may
 * precede the next word.
 */
export function typedSince(sent: MediaWords, now: MediaWords, answered: MediaWords): MediaWords | undefined {
  const since = slotsOf(sent, now).filter((slot) => wordIn(sent, slot) !== wordIn(now, slot));
  if (since.length === 0) return undefined;
  return since.reduce((sum, slot) => withWord(sum, slot, wordIn(now, slot)), answered);
}

export interface MergedWords {
  words: MediaWords;
  /** Slots that both sides changed; `words` has mine. */
  open: WordSlot[];
}

export function mergeWords(base: MediaWords, mine: MediaWords, theirs: MediaWords): MergedWords {
  const ours = changedSlots(base, mine);
  const words = ours.reduce((sum, slot) => withWord(sum, slot, wordIn(mine, slot)), theirs);
  const open = ours.filter(
    (slot) =>
      wordIn(theirs, slot).trim() !== wordIn(base, slot).trim() &&
      wordIn(theirs, slot).trim() !== wordIn(mine, slot).trim(),
  );
  return { words, open };
}

/** Without empty texts, and composed, as texts of Content are. */
export function writeOf(words: MediaWords): MediaWrite {
  return { fields: { title: written(words.title), description: written(words.description) } };
}

export function missingLocales(
  words: MediaWords,
  field: WordField,
  localeIds: readonly string[],
): readonly string[] {
  return localeIds.filter((localeId) => wordIn(words, { field, localeId }).trim() === "");
}

function written(byLocale: Record<string, string>): Record<string, string> {
  const entries = Object.entries(byLocale).map(
    ([localeId, text]) => [localeId, composed(text).trim()] as const,
  );
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

function slotsOf(one: MediaWords, other: MediaWords): WordSlot[] {
  return wordFields.flatMap((field) => {
    const localeIds = new Set([...Object.keys(one[field]), ...Object.keys(other[field])]);
    return [...localeIds].map((localeId) => ({ field, localeId }));
  });
}

/** Its title, else its file name. */
export function mediaName({ title, fileName }: Picture): string | undefined {
  return title ?? fileName;
}

/** "PDF", "M4A": a file name's extension. */
export function fileEnding({ fileName }: Picture): string | undefined {
  return /\.([a-z0-9]{1,5})$/i.exec(fileName ?? "")?.[1]?.toUpperCase();
}
