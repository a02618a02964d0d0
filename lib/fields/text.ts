import type { Display } from "./display.ts";
import { formatDay, formatNumber, formatPosition } from "./format.ts";
import type { ReferDisplay } from "./refer/display.ts";

/** How values are put into words, with all that a table's cell, a comparison and a filter say differently. */
export interface Speech {
  /** Of the interface. */
  language: string;
  yes: string;
  no: string;
  /** A date with a time: its day in a cell, as it was typed in a comparison, by the member's clock in a filter. */
  moment: (at: string) => string;
  /** What a Refer leads to; undefined where nothing is said of it. */
  refer: (display: ReferDisplay) => string | undefined;
  /** The words of a document; a cell has none. */
  document: (document: unknown) => string | undefined;
  /** Between the entries of a list. */
  between: string;
}

type Shown = Display["kind"];
type Say<K extends Shown> = (display: Extract<Display, { kind: K }>, speech: Speech) => string | undefined;

const words: { [K in Shown]: Say<K> } = {
  absent: () => undefined,
  text: ({ text }) => text,
  number: ({ value, unit }, { language }) => formatNumber(value, unit, language),
  boolean: ({ value }, { yes, no }) => (value ? yes : no),
  date: ({ at, time }, { language, moment }) => (time ? moment(at) : formatDay(at, language)),
  location: (position) => formatPosition(position),
  content: (display, { refer }) => refer(display),
  picture: (display, { refer }) => refer(display),
  closed: (display, { refer }) => refer(display),
  richText: ({ document }, speech) => speech.document(document),
  json: ({ text }) => text,
  many: ({ items }, speech) =>
    items
      .map((item) => wordsOf(item, speech))
      .filter(Boolean)
      .join(speech.between),
};

/** The one way from a value to words; undefined where there are none. */
export function wordsOf(display: Display, speech: Speech): string | undefined {
  return rowOf(display.kind)(display, speech);
}

function rowOf<K extends Shown>(kind: K): Say<K> {
  return words[kind];
}
