import { readArray } from "./form-array.ts";
import { readDate } from "./form-date.ts";
import { readDocument } from "./form-document.ts";
import { readJson } from "./form-json.ts";
import { readLocation } from "./form-location.ts";
import { readNumber } from "./form-number.ts";
import { readRefer } from "./form-refer.ts";
import { type FormField, type Slot, saysSomething } from "./form-slot.ts";
import { readString } from "./form-string.ts";
import type { SlotReading } from "./problems.ts";

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
