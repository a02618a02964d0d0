import { titleFieldOf } from "#lib/content/type-words.ts";
import { titleOf } from "#lib/fields/display.ts";
import { type Reading, valueIn, writtenLocales } from "#lib/fields/reading.ts";
import { type Picture, pictureOf } from "#lib/fields/refer/picture.ts";
import type { Content } from "#lib/space/content.ts";
import type { ContentType } from "#lib/space-file/schema.ts";

/** Items of "Recently edited". */
export const shownAtMost = 6;

/** An item of "Recently edited". */
export interface ChangedItem {
  type: ContentType;
  contentId: string;
  /** Undefined if the display field is empty. */
  title: { text: string; localeId: string } | undefined;
  picture: Picture | undefined;
  /** RFC 3339. */
  changedAt: string;
  /** The published version, if the service says. */
  version: number | undefined;
  /** Ids of the locales with a title; empty if the title is not localized. */
  written: string[];
}

/** The items whose types are among `types`. */
export function changedItems(
  contents: readonly Content[],
  types: readonly ContentType[],
  reading: Reading,
): ChangedItem[] {
  return contents.flatMap((content) => {
    const type = types.find(({ id }) => id === content.sys.contentType.sys.id);
    return type === undefined ? [] : [itemOf(type, content, reading)];
  });
}

function itemOf(type: ContentType, content: Content, reading: Reading): ChangedItem {
  const picture = type.pictureField && valueIn(content.fields, type.pictureField, reading)?.value;
  const isLocalized = titleFieldOf(type)?.localized;
  return {
    type,
    contentId: content.sys.id,
    title: titleOf(content, reading),
    picture: pictureOf(picture, reading.localeIds),
    changedAt: content.sys.updatedAt,
    version: content.sys.publish?.version,
    written: isLocalized ? [...writtenLocales(content.fields, type.displayField, reading.localeIds)] : [],
  };
}
