import { isAbsent } from "./absent.ts";
import { dateText, readDate, showTypedDate } from "./date/form.ts";
import { type Display, displayOf } from "./display.ts";
import type { Slot } from "./form/form-slot.ts";
import { storedIn } from "./form/form-stored.ts";
import type { SlotReading } from "./form/problems.ts";
import { isAbsentJson, readJson } from "./json/form.ts";
import type { FieldKind, Kind, KindOf } from "./kinds.ts";
import { arrayValueText, keptEntries, readArray, showEntries } from "./list/form.ts";
import { locationSlotText, locationValueText, readLocation } from "./location/form.ts";
import { readNumber, showTypedNumber } from "./number/form.ts";
import type { Reading } from "./reading.ts";
import { readRefer, referText, unexpanded } from "./refer/form.ts";
import { readDocument } from "./rich-text/form.ts";
import { readString } from "./text/form.ts";

interface FormKind<K extends Kind> {
  /** What a slot's text is: what is typed, JSON of what is chosen, or one of a few words. */
  holds: "typed" | "chosen" | "switched";
  /** What a text means by the rules that the service has too (decisions.md, "Content Type"). */
  read: (text: string, kind: KindOf<K>) => SlotReading;
  /** The text of a value that is there; one that does not fit its kind stands as JSON. */
  text: (value: unknown, kind: KindOf<K>) => string;
  /** The slot's text for what is typed, where they differ. */
  slotText?: (typed: string) => string;
  /** What a text shows, whether it keeps the rules or not. */
  show: (text: string, kind: KindOf<K>, reading: Reading) => Display;
  /** A text besides "" that is no value. */
  isEmpty?: (text: string) => boolean;
  /** A value as it is sent back: what `include` put in the place of a Refer is its Refer again. */
  kept?: (value: unknown, kind: KindOf<K>) => unknown;
  /** It is read as text, so it is written in the middle of the form. */
  isWritten?: true;
}

const typed = { holds: "typed", text: plainText, show: showTyped } as const;
const chosen = {
  holds: "chosen",
  text: (value: unknown) => JSON.stringify(value),
  show: showStored,
} as const;

export const formKinds: { [K in Kind]: FormKind<K> } = {
  Text: { ...typed, read: readString },
  LongText: { ...typed, read: readString, isWritten: true },
  RichText: { ...chosen, read: readDocument, isWritten: true },
  Integer: { ...typed, read: readNumber, show: showTypedNumber },
  Number: { ...typed, read: readNumber, show: showTypedNumber },
  Boolean: {
    holds: "switched",
    read: (text) => ({ value: text === "" ? undefined : text === "true" }),
    text: plainText,
    show: (text) => ({ kind: "boolean", value: text === "true" }),
  },
  Date: { ...typed, read: readDate, text: dateText, show: showTypedDate },
  Location: { ...chosen, read: readLocation, text: locationValueText, slotText: locationSlotText },
  Json: {
    ...typed,
    read: readJson,
    text: (value) => JSON.stringify(value, null, 2),
    show: (text) => ({ kind: "json", text }),
    isEmpty: isAbsentJson,
    isWritten: true,
  },
  Refer: { ...chosen, read: readRefer, text: referText, kept: unexpanded },
  Array: {
    ...chosen,
    read: readArray,
    text: arrayValueText,
    show: showEntries,
    isEmpty: isAbsentJson,
    kept: keptEntries,
  },
};

/** What a slot's text means; a required one has to say something. */
export function readSlot({ field, isRequired }: Slot, text: string): SlotReading {
  if (isRequired && !saysSomething(field, text)) return { problem: { code: "required" } };
  return rowOf(field.type).read(text, field);
}

/** Whether a text has something to say where something is required. */
export function saysSomething({ type }: FieldKind, text: string): boolean {
  return text.trim() !== "" && formKinds[type].isEmpty?.(text) !== true;
}

/** What stands in a slot, ready to be put into words; "" is nothing. */
export function shownSlot(kind: FieldKind, text: string, reading: Reading): Display {
  return text === "" ? { kind: "absent" } : rowOf(kind.type).show(text, kind, reading);
}

/** A value of a field as it is sent back; what no field is known of stays as it is. */
export function keptValue(kind: FieldKind | undefined, value: unknown): unknown {
  const kept = kind && rowOf(kind.type).kept;
  return kept ? kept(value, kind) : value;
}

/** The text that a member would have typed for a value, or chosen; "" for none. */
export function typedText(kind: FieldKind, value: unknown): string {
  return isAbsent(value) ? "" : rowOf(kind.type).text(keptValue(kind, value), kind);
}

/** The row of a kind, for a field of that kind. */
function rowOf<K extends Kind>(type: K): FormKind<K> {
  return formKinds[type];
}

function plainText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function showTyped(text: string): Display {
  return { kind: "text", text };
}

function showStored(text: string, kind: FieldKind, reading: Reading): Display {
  return displayOf(kind, storedIn(text) ?? text, reading);
}
