import type { KindOf } from "#lib/space-file/schema.ts";
import type { SlotReading } from "../form/problems.ts";

type StringField = KindOf<"Text" | "LongText">;

/** decisions.md, "Content Type". */
const maximumOfText = 256;

/** Options that a message names. */
const namedMax = 12;

/** Code points, as the service counts. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

function maxLengthOf(field: StringField): number | undefined {
  if (field.type === "LongText") return field.maxLength;
  return Math.min(field.maxLength ?? maximumOfText, maximumOfText);
}

/** Text and LongText, sent exactly as typed. */
export function readString(text: string, field: StringField): SlotReading {
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
