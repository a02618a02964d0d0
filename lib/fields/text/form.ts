import type { KindOf } from "#lib/space-file/schema.ts";
import { composed } from "../canonical-text.ts";
import type { SlotReading } from "../form/problems.ts";

type StringField = KindOf<"Text" | "LongText">;

/** decisions.md, "Content Type". */
const maximumOfText = 256;

/** Options that a message names. */
const namedMax = 12;

/** Code points of what is sent, as the service counts. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of composed(text)) length++;
  return length;
}

function maxLengthOf(field: StringField): number | undefined {
  if (field.type === "LongText") return field.maxLength;
  return Math.min(field.maxLength ?? maximumOfText, maximumOfText);
}

/**
 * Text and LongText, sent as typed but composed: file names of macOS split Hangul into single letters, which no search
 * for a syllable finds. An option is sent as the Content Type has it.
 */
export function readString(typed: string, field: StringField): SlotReading {
  const text = field.options === undefined ? composed(typed) : typed;
  if (text === "") return { value: undefined };
  if (text.includes("\0")) return { problem: { code: "nulCharacter" } };
  if (!text.isWellFormed()) return { problem: { code: "halfCharacter" } };
  const length = lengthOf(text);
  const max = maxLengthOf(field);
  if (max !== undefined && length > max) return { problem: { code: "tooLong", max, length } };
  if (field.minLength !== undefined && length < field.minLength) {
    return { problem: { code: "tooShort", min: field.minLength, length } };
  }
  if (field.pattern !== undefined && !new RegExp(field.pattern, "u").test(text)) {
    return { problem: { code: "notInPattern" } };
  }
  if (field.options !== undefined && !field.options.includes(text)) {
    return { problem: { code: "notAnOption", options: namedOptions(field.options) } };
  }
  return { value: text };
}

function namedOptions(options: readonly string[]): string {
  return [...options.slice(0, namedMax), ...(options.length > namedMax ? ["…"] : [])].join(", ");
}
