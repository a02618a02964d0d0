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
  if (field.type === "Boolean") return readBoolean(text, isRequired);
  if (isRequired && !saysSomething(field, text)) return { problem: { code: "required" } };
  return readField(field, text);
}

function readField(field: Exclude<FormField, { type: "Boolean" }>, text: string): SlotReading {
  switch (field.type) {
    case "Text":
    case "LongText":
      return readString(field, text);
    case "Integer":
    case "Number":
      return readNumber(field, text);
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

/** A switch that nobody touched says nothing, unless it has to say something. */
function readBoolean(text: string, isRequired: boolean): SlotReading {
  if (text === "") return { value: isRequired ? false : undefined };
  return { value: text === "true" };
}
