import type { Picture } from "#lib/fields/refer/picture.ts";
import type { Media, MediaWrite } from "#lib/space/media.ts";

export const wordFields = ["title", "description"] as const;
export type WordField = (typeof wordFields)[number];

/** Title and description by locale, as they are typed: "" where nothing is written. */
export type MediaWords = Record<WordField, Record<string, string>>;

/** One of them in one locale. */
export interface WordSlot {
  field: WordField;
  localeId: string;
}

/** The name of the slot's control in a form. */
export function slotName({ field, localeId }: WordSlot): string {
  return `${field}.${localeId}`;
}

/** Where texts by the names of their controls belong. */
export function withTyped(words: MediaWords, typed: ReadonlyMap<string, string>): MediaWords {
  return slotsOf(words, words).reduce((sum, slot) => {
    const text = typed.get(slotName(slot));
    return text === undefined ? sum : withWord(sum, slot, text);
  }, words);
}

/** What is written of a Media, in every locale of the Space, and in those that only the Media knows. */
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

/** Where two of them differ; white space at the ends does not count. */
export function changedSlots(one: MediaWords, other: MediaWords): WordSlot[] {
  return slotsOf(one, other).filter((slot) => wordIn(one, slot).trim() !== wordIn(other, slot).trim());
}

/**
 * What was typed after `sent` had left, over what came of that; undefined where nothing was. White space counts here,
 * as it may be the space before the next word.
 */
export function typedSince(sent: MediaWords, now: MediaWords, answered: MediaWords): MediaWords | undefined {
  const since = slotsOf(sent, now).filter((slot) => wordIn(sent, slot) !== wordIn(now, slot));
  if (since.length === 0) return undefined;
  return since.reduce((sum, slot) => withWord(sum, slot, wordIn(now, slot)), answered);
}

export interface MergedWords {
  words: MediaWords;
  /** Where both sides have changed the same, and not to the same: mine stands there until it is decided. */
  open: WordSlot[];
}

/** What one side alone has changed is taken from that side. */
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

/** What is sent: nothing for what is empty. */
export function writeOf(words: MediaWords): MediaWrite {
  return { fields: { title: written(words.title), description: written(words.description) } };
}

/** The locales of the Space in which something is not written. */
export function missingLocales(
  words: MediaWords,
  field: WordField,
  localeIds: readonly string[],
): readonly string[] {
  return localeIds.filter((localeId) => wordIn(words, { field, localeId }).trim() === "");
}

function written(byLocale: Record<string, string>): Record<string, string> {
  const entries = Object.entries(byLocale).map(([localeId, text]) => [localeId, text.trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

function slotsOf(one: MediaWords, other: MediaWords): WordSlot[] {
  return wordFields.flatMap((field) => {
    const localeIds = new Set([...Object.keys(one[field]), ...Object.keys(other[field])]);
    return [...localeIds].map((localeId) => ({ field, localeId }));
  });
}

/** What a Media is called: its title, else its file's name. */
export function mediaName({ title, fileName }: Picture): string | undefined {
  return title ?? fileName;
}

/** "PDF", "M4A": the end of a file's name, where it says what kind of file it is. */
export function fileEnding({ fileName }: Picture): string | undefined {
  return /\.([a-z0-9]{1,5})$/i.exec(fileName ?? "")?.[1]?.toUpperCase();
}
