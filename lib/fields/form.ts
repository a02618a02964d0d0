import type { FieldKind, Kind, KindOf } from "#lib/space-file/schema.ts";
import { dateText, readDate, showTypedDate } from "./date/form.ts";
import { type Display, displayOf } from "./display.ts";
import type { Slot } from "./form/form-slot.ts";
import { storedIn } from "./form/form-stored.ts";
import type { SlotReading } from "./form/problems.ts";
import { isAbsentJson, readJson } from "./json/form.ts";
import { jsonText } from "./json/json-text.ts";
import { arrayValueText, keptEntries, readArray, showEntries } from "./list/form.ts";
import { locationValueText, readLocation } from "./location/form.ts";
import { readNumber, showTypedNumber } from "./number/form.ts";
import type { Reading } from "./reading.ts";
import { isAbsent } from "./reading.ts";
import { readRefer, referText, unexpanded } from "./refer/form.ts";
import { readDocument } from "./rich-text/form.ts";
import { readString } from "./text/form.ts";

interface FormKind<K extends Kind> {
  /** Text that is typed, JSON of a selection, or one of a few words. */
  holds: "typed" | "chosen" | "switched";
  /** Parses and validates like the service (decisions.md, "Content Type"). */
  read: (text: string, kind: KindOf<K>) => SlotReading;
  /** The text of a present value; JSON if it doesn't fit. */
  text: (value: unknown, kind: KindOf<K>) => string;
  /** How a text is displayed, valid or not. */
  show: (text: string, kind: KindOf<K>, reading: Reading) => Display;
  /** Texts besides "" without a value. */
  isEmpty?: (text: string) => boolean;
  /** The value to send back: an expanded Refer becomes a Refer again. */
  kept?: (value: unknown, kind: KindOf<K>) => unknown;
  /** In the middle of the form: prose and maps. */
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
  Location: { ...chosen, read: readLocation, text: locationValueText, isWritten: true },
  Json: {
    ...typed,
    read: readJson,
    text: jsonText,
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

/** Parses a slot's text; a required one must not be empty. */
export function readSlot({ field, isRequired }: Slot, text: string): SlotReading {
  if (isRequired && !hasValue(field, text)) return { problem: { code: "required" } };
  return rowOf(field.type).read(text, field);
}

/** Whether a required slot's text is filled. */
export function hasValue({ type }: FieldKind, text: string): boolean {
  return text.trim() !== "" && formKinds[type].isEmpty?.(text) !== true;
}

/** A slot's value for display; "" is absent. */
export function shownSlot(kind: FieldKind, text: string, reading: Reading): Display {
  return text === "" ? { kind: "absent" } : rowOf(kind.type).show(text, kind, reading);
}

/** The value to send back; unknown fields stay as they are. */
export function keptValue(kind: FieldKind | undefined, value: unknown): unknown {
  const kept = kind && rowOf(kind.type).kept;
  return kept ? kept(value, kind) : value;
}

/** The text for a value, as typed or chosen; "" for none. */
export function typedText(kind: FieldKind, value: unknown): string {
  return isAbsent(value) ? "" : rowOf(kind.type).text(keptValue(kind, value), kind);
}

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
