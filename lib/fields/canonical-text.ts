/** A zero-width joiner holds an emoji or a word of some scripts together; after these characters it joins nothing. */
const strayJoiner = /(?<=^|[\s\p{ASCII}\p{Script=Hangul}])[\u200c\u200d]+/gu;
/** Soft hyphen, zero-width space, word joiner and byte order mark. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;
/** A text of nothing but invisible characters, such as Hangul fillers, direction marks and Braille blanks. */
const nothingVisible =
  /^\s*[\p{Default_Ignorable_Code_Point}\u2800][\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const noBreakSpace = /[\u00a0\u2007\u202f]/g;

/** Longer runs of marks are of no script, and to order them takes time by their number squared (UAX #15, "Stream-Safe"). */
const manyMarks = /(\p{M}{31,})/u;

/** NFC, of any text in time. */
export function composed(text: string): string {
  const parts = text.split(manyMarks);
  return parts.map((part, index) => (index % 2 === 0 ? part.normalize("NFC") : part)).join("");
}

/**
 * One form of what looks the same: NFC, ordinary spaces, nothing invisible. Web pages, spreadsheets and file names of
 * macOS have others. For names, tags, searches, numbers and addresses; other texts keep such spaces and break points.
 */
export function canonicalText(text: string): string {
  if (nothingVisible.test(text)) return "";
  return composed(text.replace(invisible, "").replace(noBreakSpace, " ").replace(strayJoiner, ""));
}
