import { readDate } from "./date/form.ts";
import { type FormField, type Slot, saysSomething } from "./form/form-slot.ts";
import type { SlotReading } from "./form/problems.ts";
import { readJson } from "./json/form.ts";
import { readArray } from "./list/form.ts";
import { readLocation } from "./location/form.ts";
import { readNumber } from "./number/form.ts";
import { readRefer } from "./refer/form.ts";
import { readDocument } from "./rich-text/form.ts";
import { readString } from "./text/form.ts";

/** What a slot's text means, by the rules that the service has too (decisions.md, "Content Type"). */
export function readSlot({ field, isRequired }: Slot, text: string): SlotReading {
  if (isRequired && !saysSomething(field, text)) return { problem: { code: "required" } };
  return readField(field, text);
}

function readField(field: FormField, text: string): SlotReading {
  switch (field.type) {
    case "Text":
    case "LongText":
      return readString(field, text);
    case "Integer":
    case "Number":
      return readNumber(field, text);
    case "Boolean":
      return { value: text === "" ? undefined : text === "true" };
    case "Date":
      return readDate(field, text);
    case "Json":
      return readJson(text);
    case "RichText":
      return readDocument(text);
    case "Location":
      return readLocation(text);
    case "Refer":
      return readRefer(field, text);
    case "Array":
      return readArray(field, text);
  }
}
