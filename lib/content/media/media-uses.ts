import { isOfMedia } from "#lib/fields/refer/target.ts";
import type { ListQuery } from "#lib/space/list.ts";
import type { ContentType } from "#lib/space-file/schema.ts";
import { wordsIn } from "#lib/space-file/words.ts";
import { selected } from "../search-methods.ts";

/** A field in one locale that can hold Media: one query each, as conditions have no OR. */
export interface MediaField {
  contentTypeId: string;
  type: string;
  field: string;
  /** The wire key: `fields.cover.en-US.sys.id`. */
  key: string;
  displayField?: string | undefined;
}

/** All places for Media in the Space file's types. RichText is none: it can't be filtered by. */
export function mediaUsePlaces(
  types: readonly ContentType[],
  localeIds: readonly string[],
  language: string,
): MediaField[] {
  return types.flatMap((type) =>
    type.fields.filter(isOfMedia).flatMap((field) =>
      (field.localized ? localeIds : localeIds.slice(0, 1)).map((localeId) => ({
        contentTypeId: type.id,
        type: wordsIn(type.label.many, language),
        field: wordsIn(field.label, language),
        key: `fields.${field.apiName}.${localeId}.sys.id`,
        displayField: type.displayField,
      })),
    ),
  );
}

export function mediaUseQuery({ key, displayField }: MediaField, mediaId: string, limit: number): ListQuery {
  return {
    limit,
    order: "-sys.updatedAt",
    include: 1,
    conditions: [[key, mediaId], ...selected(displayField)],
  };
}

export function mediaInUseQuery({ key, displayField }: MediaField, mediaIds: readonly string[]): ListQuery {
  return {
    limit: 1,
    conditions: [[`${key}[in]`, mediaIds.join(",")], ...selected(displayField)],
  };
}
