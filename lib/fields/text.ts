import type { FormField } from "./form/form-slot.ts";
import { storedIn } from "./form/form-stored.ts";
import { formatDay, formatNumber, formatPosition } from "./format.ts";
import { locationOf } from "./location/form.ts";
import { referOf } from "./refer/form.ts";
import { type RichBlock, readRichText } from "./rich-text/rich-text.ts";

/** How values are said that nobody typed as words. */
export interface Speech {
  /** Of the interface. */
  language: string;
  yes: string;
  no: string;
  /** What a Refer leads to; undefined as long as it is not known. */
  nameOf: (id: string) => string | undefined;
}

/** What stands in a slot as a member reads it: a line for each block of a document, and for each entry of a list. */
export function spokenText(field: FormField, text: string, speech: Speech): string {
  if (text === "") return "";
  switch (field.type) {
    case "RichText":
      return blockLines(readRichText(storedIn(text))).join("\n");
    case "Integer":
    case "Number":
      return Number.isFinite(Number(text)) ? formatNumber(Number(text), field.unit, speech.language) : text;
    case "Boolean":
      return text === "true" ? speech.yes : speech.no;
    case "Date":
      return field.time ? text.replace("T", " ") : formatDay(text, speech.language);
    case "Location":
      return positionText(text);
    case "Refer":
      return entryText(storedIn(text), speech);
    case "Array":
      return entriesOf(text)
        .map((entry) => entryText(entry, speech))
        .join("\n");
    default:
      return text;
  }
}

/** What a list holds; a slot of another kind holds nothing. */
export function entriesOf(text: string): unknown[] {
  const list = storedIn(text);
  return Array.isArray(list) ? list : [];
}

/** The Refers of a slot, for asking what they lead to. */
export function refersOf(field: FormField, text: string) {
  const values = field.type === "Array" ? entriesOf(text) : field.type === "Refer" ? [storedIn(text)] : [];
  return values.flatMap((value) => referOf(value)?.sys ?? []);
}

function entryText(entry: unknown, { nameOf }: Speech): string {
  const refer = referOf(entry);
  if (refer !== undefined) return nameOf(refer.sys.id) ?? "…";
  return typeof entry === "string" ? entry : JSON.stringify(entry);
}

function positionText(text: string): string {
  const location = locationOf(storedIn(text));
  return location === undefined ? text : formatPosition(location);
}

function blockLines(blocks: readonly RichBlock[]): string[] {
  return blocks.flatMap((block) => {
    if ("spans" in block) return [block.spans.map(({ text }) => text).join("")];
    if ("blocks" in block) return blockLines(block.blocks);
    return block.kind === "code" ? [block.text] : ["⁂"];
  });
}
