import { type Display, displayKinds, displayOf } from "#lib/fields/display.ts";
import { type Reading, valueIn } from "#lib/fields/reading.ts";
import type { Picture } from "#lib/fields/refer/picture.ts";
import { isOfMedia } from "#lib/fields/refer/target.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType, Field } from "#lib/space-file/schema.ts";
import { titleFieldOf } from "../type-words.ts";

export interface Part {
  field: Field;
  display: Display;
  localeId: string;
  /** The value exists only in another locale than the chosen one. */
  isFallback: boolean;
}

export interface ItemParts {
  /** Below the cover: rich text, long texts, data. */
  story: Part[];
  /** Locations, and Content that has one. */
  places: Part[];
  facts: Part[];
  /** Lists of Contents. */
  linked: Part[];
  /** Pictures other than the cover. */
  galleries: Part[];
}

/** The sections of an item's page: its fields with a value, without those that its head shows whole. */
export function itemParts(content: Content, type: ContentType, reading: Reading): ItemParts {
  const title = titleFieldOf(type);
  const isWhole = title?.type === "Text" || (title && displayKinds[title.type].column === "short");
  const inHead = new Set([isWhole ? title?.apiName : undefined, type.summaryField, type.pictureField]);
  const parts: ItemParts = { story: [], places: [], facts: [], linked: [], galleries: [] };
  for (const field of type.fields) {
    if (inHead.has(field.apiName)) continue;
    const part = partOf(content, field, reading);
    if (part.display.kind !== "absent") parts[placeOf(part)].push(part);
  }
  return parts;
}

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

export function picturesOf(display: Display): Picture[] {
  const items = display.kind === "many" ? display.items : [display];
  return items.flatMap((item) => (item.kind === "picture" ? [item.picture] : []));
}

/** Pictures for the full-size view in page order: cover and galleries, each once. */
export function largePictures(cover: Part | undefined, galleries: readonly Part[]): Picture[] {
  const all = [...(cover ? [cover] : []), ...galleries].flatMap(({ display }) => picturesOf(display));
  const byId = new Map(
    all.filter(({ url }) => url !== undefined).map((picture) => [picture.mediaId, picture]),
  );
  return [...byId.values()];
}

function placeOf({ field, display }: Part): keyof ItemParts {
  if (displayKinds[field.type].isStory) return "story";
  if (isOfMedia(field)) return "galleries";
  if (display.kind === "location" || (display.kind === "content" && display.position)) return "places";
  const isLinked = display.kind === "many" && display.items.some(({ kind }) => kind === "content");
  return isLinked ? "linked" : "facts";
}
