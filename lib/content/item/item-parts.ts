import { type Display, displayKinds, displayOf } from "#lib/fields/display.ts";
import { type Reading, valueIn } from "#lib/fields/reading.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";
import { isOfMedia } from "#lib/fields/refer/target.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";

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
  /** What has a place on a map: a location, or Content that has one. */
  places: Part[];
  /** One line each. */
  facts: Part[];
  /** Several Contents that it leads to. */
  linked: Part[];
  /** Pictures other than the cover. */
  galleries: Part[];
}

/** Where an item's fields stand when it is read; what stands in its head is left out. */
export function itemParts(content: Content, type: ContentType, reading: Reading): ItemParts {
  const inHead = new Set([type.displayField, type.summaryField, type.pictureField]);
  const parts: ItemParts = { story: [], places: [], facts: [], linked: [], galleries: [] };
  for (const field of type.fields) {
    if (inHead.has(field.apiName)) continue;
    const part = partOf(content, field, reading);
    parts[placeOf(part)].push(part);
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

/** The pictures of a value, and what else is Media in it. */
export function picturesOf(display: Display): Picture[] {
  const items = display.kind === "many" ? display.items : [display];
  return items.flatMap((item) => (item.kind === "picture" ? [item.picture] : []));
}

/** What can be seen large, in the order of the page: the cover and the galleries, each picture once. */
export function largePictures(cover: Part | undefined, galleries: readonly Part[]): Picture[] {
  const all = [...(cover ? [cover] : []), ...galleries].flatMap(({ display }) => picturesOf(display));
  const seen = new Map(
    all.filter(({ url }) => url !== undefined).map((picture) => [picture.mediaId, picture]),
  );
  return [...seen.values()];
}

function placeOf({ field, display }: Part): keyof ItemParts {
  if (displayKinds[field.type].isStory) return "story";
  if (isOfMedia(field)) return "galleries";
  if (display.kind === "location" || (display.kind === "content" && display.position)) return "places";
  const isLinked = display.kind === "many" && display.items.some(({ kind }) => kind === "content");
  return isLinked ? "linked" : "facts";
}
