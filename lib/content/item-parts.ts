import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { type Display, displayOf } from "./display-value.ts";
import { type Reading, valueIn } from "./reading.ts";

/** A field of an item with its value. */
export interface Part {
  field: Field;
  display: Display;
  /** The locale of the value. */
  localeId: string;
  /** The value should be in the chosen locale and is only in another one. */
  isFallback: boolean;
}

export interface ItemParts {
  /** What runs under the cover: rich text, long texts, data. */
  story: Part[];
  /** One line each. */
  facts: Part[];
  /** Pictures other than the cover. */
  galleries: Part[];
}

const storyKinds = new Set<Field["type"]>(["RichText", "LongText", "Json"]);

/** Where an item's fields stand when it is read; what stands in its head is left out. */
export function itemParts(content: Content, type: ContentType, reading: Reading): ItemParts {
  const inHead = new Set([type.displayField, type.summaryField, type.pictureField]);
  const parts: ItemParts = { story: [], facts: [], galleries: [] };
  for (const field of type.fields) {
    if (!inHead.has(field.apiName)) parts[placeOf(field)].push(partOf(content, field, reading));
  }
  return parts;
}

/** One field of an item. */
export function partOf(content: Content, field: Field, reading: Reading): Part {
  const found = valueIn(content.fields, field.apiName, reading);
  const localeId = found?.localeId ?? reading.localeId;
  return {
    field,
    display: displayOf(field, found?.value, reading),
    localeId,
    isFallback: field.localized && localeId !== reading.localeId,
  };
}

function placeOf(field: Field): keyof ItemParts {
  if (storyKinds.has(field.type)) return "story";
  return isOfMedia(field) ? "galleries" : "facts";
}

function isOfMedia(field: Field): boolean {
  const refer = field.type === "Array" ? field.items : field;
  return refer.type === "Refer" && refer.target.targetType === "Media";
}
