import type { Display } from "./display.ts";
import { formatDay, formatNumber, formatPosition } from "./format.ts";
import type { ReferDisplay } from "./refer/display.ts";

/** What differs between places that put a value into words: a cell, a comparison, a filter. */
export interface Speech {
  language: string;
  yes: string;
  no: string;
  /** A date-time: the day in a cell, as typed in a comparison, in the member's time zone in a filter. */
  moment: (at: string) => string;
  /** The target of a Refer, if it is named. */
  refer: (display: ReferDisplay) => string | undefined;
  /** A document; none in a cell. */
  document: (document: unknown) => string | undefined;
  /** Separates list entries. */
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

/** A value in words; undefined for none. */
export function wordsOf(display: Display, speech: Speech): string | undefined {
  return rowOf(display.kind)(display, speech);
}

function rowOf<K extends Shown>(kind: K): Say<K> {
  return words[kind];
}
